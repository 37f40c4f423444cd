function combine(n, k) {
  const combinations = [];
  const chosen = [];

  function extend(first) {
    const needed = k - chosen.length;
    if (needed === 0) {
      combinations.push([...chosen]);
      return;
    }
    for (let num = first; num <= n - needed + 1; num++) {
      chosen.push(num);
      extend(num + 1);
      chosen.pop();
    }
  }

  extend(1);
  return combinations;
}
