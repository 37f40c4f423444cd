/** One long pair that matches in many letters at every cut, and some short ones. */
export const smallest = 1;
export const largest = 400_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const pairs = [];
  let left = size;
  while (left > size / 2 && pairs.length < 500) {
    const length = random.int(1, Math.min(left, 8));
    const word = random.text(length, 'ab');
    const move = random.int(0, length - 1);
    pairs.push(`${word} ${word.slice(move)}${word.slice(0, move)}`);
    left -= length;
  }
  if (left > 0) {
    const place = random.int(Math.floor(left / 2), left - 1);
    const cut = `${'a'.repeat(place)}b${'a'.repeat(left - 1 - place)}`;
    pairs.push(`${cut} ${'a'.repeat(left - 1)}${random.pick(['b', 'b', 'c'])}`);
  }
  return `${pairs.length}\n${random.shuffle(pairs).join('\n')}\n`;
}
