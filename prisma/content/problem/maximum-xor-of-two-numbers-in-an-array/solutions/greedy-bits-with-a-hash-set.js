function findMaximumXOR(nums) {
  let best = 0;
  for (let bit = 30; bit >= 0; bit--) {
    const prefixes = new Set(nums.map((num) => num >> bit));
    const wanted = 2 * best + 1;
    const found = [...prefixes].some((prefix) => prefixes.has(prefix ^ wanted));
    best = found ? wanted : wanted - 1;
  }
  return best;
}
