/** Random values; part of them form a long chain, and the others are inserted in random order. */
export const smallest = 2;
export const largest = 5_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const all = random.shuffle(Array.from({ length: 100_001 }, (_, value) => value)).slice(0, size);
  const chain = all.slice(0, Math.min(900, Math.ceil(size / 3))).sort((a, b) => a - b);
  if (random.int(0, 1) === 1) chain.reverse();
  return [byLevel([...chain, ...all.slice(chain.length)])];
}

/** Inserts the values into a binary search tree one after the other, and writes it by level. */
function byLevel([first, ...others]) {
  const root = { val: first, left: null, right: null };
  for (const val of others) {
    let node = root;
    for (;;) {
      const side = val < node.val ? 'left' : 'right';
      if (!node[side]) {
        node[side] = { val, left: null, right: null };
        break;
      }
      node = node[side];
    }
  }
  const values = [];
  const queue = [root];
  for (const node of queue) {
    values.push(node ? node.val : null);
    if (node) queue.push(node.left, node.right);
  }
  while (values.at(-1) === null) values.pop();
  return values;
}
