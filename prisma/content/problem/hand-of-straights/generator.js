/**
 * Overlapping straights, shuffled. In half of the inputs one card is changed by 1, so that the answer is false.
 * `size` is the number of cards; if it has no divisor for a longer straight, `groupSize` is 1.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  let groupSize = 1;
  for (let divisor = 2; divisor <= 100 && divisor <= size; divisor++) {
    if (size % divisor === 0) groupSize = divisor;
  }
  const hand = [];
  while (hand.length < size) {
    const first = random.int(0, size);
    for (let i = 0; i < groupSize; i++) hand.push(first + i);
  }
  if (random.int(0, 1) === 1) hand[random.int(0, size - 1)]++;
  return [random.shuffle(hand), groupSize];
}
