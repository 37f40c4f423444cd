/**
 * Opening parentheses and stars, shuffled, and then closing ones, so that many numbers of open ones are possible
 * in the middle. In half of the inputs there are one or two closing parentheses too many. `size` counts characters.
 */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const isWrong = random.int(0, 99) % 2 === 1;
  const length = isWrong ? Math.floor((size - 1) / 2) : Math.ceil(size / 2);
  const stars = Math.ceil(length / 2);
  const front = random.shuffle([...'('.repeat(length - stars), ...'*'.repeat(stars)]);
  return [front.join('') + ')'.repeat(size - length)];
}
