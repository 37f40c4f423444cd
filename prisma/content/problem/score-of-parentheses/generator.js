/** Deep nesting around a few random pieces. `size` counts pairs of parentheses. */
export const smallest = 1;
export const largest = 25;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const around = random.int(0, size - 1);
  let inner = '';
  let open = 0;
  let left = size - around;
  while (left > 0 || open > 0) {
    if (open === 0 || (left > 0 && random.int(0, 2) > 0)) {
      inner += '(';
      open++;
      left--;
    } else {
      inner += ')';
      open--;
    }
  }
  return ['('.repeat(around) + inner + ')'.repeat(around)];
}
