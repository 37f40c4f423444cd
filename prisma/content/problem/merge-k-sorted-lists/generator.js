/** Many short lists, some of them empty, with values from the same range, so that no list is used up early. */
export const smallest = 1;
export const largest = 3_400;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lists = Array.from({ length: Math.ceil(size / 4) }, () => []);
  for (let i = 0; i < size; i++) random.pick(lists).push(random.int(-size, size));
  return [lists.map((list) => list.sort((a, b) => a - b))];
}
