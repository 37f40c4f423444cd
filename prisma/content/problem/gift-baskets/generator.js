/** The budget is enough for about a third of the gifts, so that very many prefixes stay within it. */
export const smallest = 1;
export const largest = 24;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const prices = Array.from({ length: size }, () => 1000 * random.int(300, 1000));
  const chosen = prices.slice(0, Math.ceil(size / 3));
  const budget = chosen.reduce((sum, price) => sum + price);
  return `${size} ${budget}\n${random.shuffle(prices).join(' ')}\n`;
}
