/** A third of the calls fills the set. After that, elements are drawn, removed and inserted again. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = Array.from({ length: Math.ceil(size / 3) }, (_, i) => 7 * i - size);
  const present = new Set();
  const calls = [['RandomizedSet']];
  for (let i = 0; i < size; i++) {
    const kind = random.int(1, 4);
    const val = random.pick(values);
    if (i < values.length) {
      calls.push(['insert', values[i]]);
      present.add(values[i]);
    } else if (present.size > 0 && kind <= 2) {
      calls.push(['getRandom']);
    } else if (kind === 3) {
      calls.push(['remove', val]);
      present.delete(val);
    } else {
      calls.push(['insert', val]);
      present.add(val);
    }
  }
  return calls;
}
