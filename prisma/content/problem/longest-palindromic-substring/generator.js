/** Nearly all letters are equal: palindromes are long around every centre. */
export const smallest = 1;
export const largest = 1000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const letters = Array.from({ length: size }, () => 'a');
  letters[random.int(0, size - 1)] = 'b';
  return [letters.join('')];
}
