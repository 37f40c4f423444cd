/** k is close to n!, so that counting up to it takes longest. */
export const smallest = 1;
export const largest = 9;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let permutations = 1;
  for (let factor = 2; factor <= size; factor++) permutations *= factor;
  return [size, permutations - random.int(0, Math.floor(permutations / 10))];
}
