/**
 * The first half fills the stack, with the larger numbers below; the second half takes the largest out again and
 * again, with other calls in between.
 */
export const smallest = 2;
export const largest = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const pushes = Math.ceil(size / 2);
  const calls = [['MaxStack']];
  const push = (i) => calls.push(['push', 400 * (pushes - i) + random.int(-2_000_000, 2_000_000)]);
  for (let i = 0; i < pushes; i++) push(i);
  let height = pushes;
  while (calls.length <= size) {
    const name = height === 0 ? 'push' : random.pick(['popMax', 'popMax', 'peekMax', 'pop', 'top', 'push']);
    if (name === 'push') push(pushes);
    else calls.push([name]);
    if (name === 'push') height++;
    else if (name.startsWith('pop')) height--;
  }
  return calls;
}
