/**
 * About as many opening as closing parentheses, with stars among them, so that the number of open ones may be nearly
 * anything. In some of the inputs one parenthesis at the end is too many. `size` counts characters.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const third = Math.floor(size / 3);
  const isWrong = random.int(0, 1) === 1;
  const stars = size - 2 * third;
  const closing = Math.min(size - stars, third + (isWrong ? 1 : 0));
  const front = random.shuffle([...'('.repeat(third), ...'*'.repeat(stars)]);
  const back = ')'.repeat(closing).padEnd(size - front.length, ')');
  return [isWrong && size > 3 ? `)${front.join('')}${back}`.slice(0, size) : front.join('') + back];
}
