function findMaximumXOR(nums) {
  const children = [[], []];
  let nodes = 1;
  for (const num of nums) {
    let node = 0;
    for (let shift = 30; shift >= 0; shift--) {
      const bit = (num >> shift) & 1;
      children[bit][node] ||= nodes++;
      node = children[bit][node];
    }
  }

  let best = 0;
  for (const num of nums) {
    let node = 0;
    let total = 0;
    for (let shift = 30; shift >= 0; shift--) {
      const bit = (num >> shift) & 1;
      const opposite = children[1 - bit][node];
      if (opposite) total |= 1 << shift;
      node = opposite || children[bit][node];
    }
    best = Math.max(best, total);
  }
  return best;
}
