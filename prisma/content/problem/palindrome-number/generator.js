/** `size` counts the digits: a palindrome, or one with a digit near the middle changed. */
export const smallest = 1;
export const largest = 10;
export const seeds = [1, 2, 3, 4, 5, 6];

export function generate(size, random) {
  const digits = Array.from({ length: size }, () => random.int(0, 9));
  digits[0] = random.int(1, size === 10 ? 1 : 9);
  for (let place = 0; place < size; place++) digits[size - 1 - place] = digits[place];
  if (random.int(0, 2) === 0) digits[Math.floor(size / 2)] = random.int(1, 9);
  return [Number(digits.join(''))];
}
