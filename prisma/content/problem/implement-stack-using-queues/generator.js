/** Half of the calls fill the stack; then all methods take turns at random on a large stack. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['MyStack']];
  let elements = 0;
  for (let i = 0; i < size; i++) {
    const name = 2 * i < size || elements === 0 ? 'push' : random.pick(['push', 'pop', 'top', 'empty']);
    calls.push(name === 'push' ? [name, random.int(1, 9)] : [name]);
    if (name === 'push') elements++;
    if (name === 'pop') elements--;
  }
  return calls;
}
