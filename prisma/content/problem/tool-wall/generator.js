/** A large wall and tools that are needed again when many others have been used. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const kinds = Math.ceil(size / 3);
  const hooks = Math.max(1, kinds - random.int(0, 2));
  const nameOf = (i) => [...String(i)].map((digit) => 'abcdefghij'[digit]).join('');
  const tools = Array.from({ length: size }, (_, i) =>
    nameOf(random.int(0, 9) === 0 ? random.int(0, kinds - 1) : i % kinds),
  );
  return `${hooks} ${size}\n${tools.join(' ')}\n`;
}
