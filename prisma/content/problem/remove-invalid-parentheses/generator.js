/** Random parentheses with a few letters. `size` counts characters. */
export const smallest = 1;
export const largest = 20;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  return [random.text(size, '(((()))))a')];
}
