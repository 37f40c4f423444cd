/** Groups of one to five equal values, in ascending order; most groups have one. */
export const smallest = 1;
export const largest = 300;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = [];
  let val = -100;
  while (values.length < size) {
    const group = random.pick([1, 1, 1, 2, 5]);
    for (let i = 0; i < group && values.length < size; i++) values.push(val);
    val++;
  }
  return [values];
}
