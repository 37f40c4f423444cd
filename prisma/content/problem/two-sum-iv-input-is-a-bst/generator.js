/**
 * Part of the values form a long chain, the others are inserted in random order. All values are even: an odd sum
 * does not exist, an even one is that of two random nodes.
 */
export const smallest = 2;
export const largest = 5_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const all = random.shuffle(Array.from({ length: 10_001 }, (_, i) => 2 * i - 10_000)).slice(0, size);
  const chain = all.slice(0, Math.min(900, Math.ceil(size / 3))).sort((a, b) => a - b);
  if (random.int(0, 1) === 1) chain.reverse();
  const [first, second] = random.shuffle(all);
  return [byLevel([...chain, ...all.slice(chain.length)]), first + second + random.int(0, 1)];
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
