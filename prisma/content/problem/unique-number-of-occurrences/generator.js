/**
 * Values that occur once, twice, three times and so on, shuffled. What is left over belongs to the most frequent value,
 * or, in half of the inputs, makes two counts equal. `size` counts elements.
 */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const values = random.shuffle(Array.from({ length: 400 }, (_, i) => 5 * i - 1_000 + random.int(0, 4)));
  const arr = [];
  let kinds = 0;
  while (arr.length + kinds + 1 <= size) {
    kinds++;
    for (let i = 0; i < kinds; i++) arr.push(values[kinds]);
  }
  const isRepeated = random.int(0, 1) === 1;
  while (arr.length < size) arr.push(values[isRepeated ? 0 : kinds]);
  return [random.shuffle(arr)];
}
