/** A third goes down, a third goes up again, and the last third alternates. `size` counts characters. */
export const smallest = 1;
export const largest = 3_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let path = '';
  const add = (name) => {
    if (path.length + 1 + name.length <= size) path += `/${name}`;
  };
  while (path.length + 4 < size / 3) add(random.text(random.int(1, 2), 'abcXYZ019._'));
  while (path.length + 4 < size / 2) add('..');
  while (path.length + 4 < size) add(random.pick(['.', '..', '...', '', random.text(2, 'ab')]));
  return [path.padEnd(size, '/')];
}
