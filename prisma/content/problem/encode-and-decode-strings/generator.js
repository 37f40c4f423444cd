/**
 * Strings of 0 to 20 characters, in which digits and characters that programs use as delimiters are
 * frequent. `size` is the total number of characters.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

const CHARACTERS = [...'abz0123456789,,::;;//##||\\\\""\'\n\t %&[]é😀'];

export function generate(size, random) {
  const strs = [];
  for (let left = size; left > 0; ) {
    const length = Math.min(left, random.int(0, 20));
    strs.push(Array.from({ length }, () => random.pick(CHARACTERS)).join(''));
    left -= length;
  }
  return [strs];
}
