// Wrong Answer: finds the best number in the whole trie and checks the limit only afterwards
function maximizeXor(nums, queries) {
  const root = {};
  for (const num of nums) {
    let node = root;
    for (let shift = 29; shift >= 0; shift--) node = node[(num >> shift) & 1] ??= {};
    node.num = num;
  }
  return queries.map(([x, limit]) => {
    let node = root;
    for (let shift = 29; shift >= 0; shift--) {
      const bit = (x >> shift) & 1;
      node = node[1 - bit] ?? node[bit];
    }
    return node.num <= limit ? node.num ^ x : -1;
  });
}
