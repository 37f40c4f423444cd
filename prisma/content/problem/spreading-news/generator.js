/** A long chain that tells downwards, with some cycles and a few gaps, so that each search from below is wasted. */
export const smallest = 2;
export const largest = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const pairs = [`${size} ${size - 1}`];
  for (let member = size - 1; member > 1; member--) {
    if (random.int(0, 999) > 0) pairs.push(`${member} ${member - 1}`);
    if (random.int(0, 19) === 0) pairs.push(`${member} ${Math.min(size, member + random.int(1, 3))}`);
    if (random.int(0, 1) === 0) pairs.push(`${member} ${random.int(1, member - 1)}`);
  }
  const proper = pairs.filter((pair) => pair.split(' ')[0] !== pair.split(' ')[1]);
  return [`${size} ${proper.length}`, ...random.shuffle(proper)].join('\n') + '\n';
}
