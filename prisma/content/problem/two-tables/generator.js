/** Many chains of about a hundred guests with further quarrels between odd and even positions, so that all components are bipartite. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const names = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const pairs = [];
  let first = 0;
  for (let i = 1; i < size; i++) {
    if (random.int(0, 99) === 0) {
      first = i;
      continue;
    }
    pairs.push(`${names[i - 1]} ${names[i]}`);
    const back = 2 * random.int(1, 20) + 1;
    if (i - first >= back && random.int(0, 1) === 0) pairs.push(`${names[i]} ${names[i - back]}`);
  }
  return [`${size} ${pairs.length}`, ...random.shuffle(pairs)].join('\n') + '\n';
}
