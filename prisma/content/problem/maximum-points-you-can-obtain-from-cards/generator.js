/** Random points; about half of the cards are taken, so that there are many splits of many cards. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const cardPoints = Array.from({ length: size }, () => random.int(1, 10_000));
  return [cardPoints, random.int(Math.ceil(size / 2), Math.ceil((size * 3) / 4))];
}
