const BITS = 30;
const newNode = () => ({ children: [null, null], minimum: Infinity });

function maximizeXor(nums, queries) {
  const root = newNode();
  for (const num of nums) insert(root, num);
  return queries.map(([x, limit]) => best(root, x, limit));
}

function insert(root, num) {
  let node = root;
  node.minimum = Math.min(node.minimum, num);
  for (let shift = BITS - 1; shift >= 0; shift--) {
    const bit = (num >> shift) & 1;
    node.children[bit] ??= newNode();
    node = node.children[bit];
    node.minimum = Math.min(node.minimum, num);
  }
}

function best(root, x, limit) {
  if (root.minimum > limit) return -1;
  let node = root;
  let result = 0;
  for (let shift = BITS - 1; shift >= 0; shift--) {
    const wanted = 1 - ((x >> shift) & 1);
    const child = node.children[wanted];
    if (child && child.minimum <= limit) {
      result |= 1 << shift;
      node = child;
    } else {
      node = node.children[1 - wanted];
    }
  }
  return result;
}
