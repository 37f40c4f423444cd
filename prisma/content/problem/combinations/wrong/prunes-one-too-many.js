// Wrong Answer: the bound of the pruning is one too small, so combinations with n are missing
function combine(n, k) {
  const combinations = [];
  const extend = (first, chosen) => {
    if (chosen.length === k) {
      combinations.push(chosen);
      return;
    }
    for (let num = first; num <= n - (k - chosen.length); num++) {
      extend(num + 1, [...chosen, num]);
    }
  };
  extend(1, []);
  return combinations;
}
