/** Numbers of all lengths with few different digits, so that many cards share a prefix. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const digits = random.pick(['01', '12', '0123456789']);
  const cards = Array.from({ length: size }, () =>
    Number(random.text(random.int(1, 9), digits)),
  );
  return `${size}\n${cards.join(' ')}\n`;
}
