/**
 * Short and long strings, in which digits and characters that programs use as delimiters are frequent. `size` is the
 * number of strings.
 */
export const smallest = 1;
export const largest = 200;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

const CHARACTERS = [...'abz0123456789,,::;;//##||\\\\""\'\n\t %&[]é'];

export function generate(size, random) {
  const newString = (length) => Array.from({ length }, () => random.pick(CHARACTERS)).join('');
  return [Array.from({ length: size }, () => newString(random.int(0, random.pick([3, 20, 200]))))];
}
