/** Terms of two to four factors, with the signs chosen so that the sum stays small. `size` counts characters. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let text = String(random.int(0, 9));
  let total = Number(text);
  while (true) {
    const [a, b, c] = [random.int(0, 999), random.int(0, 999), random.int(1, 99)];
    const sign = total > 0 ? '-' : '+';
    const space = random.pick(['', ' ']);
    const [product, value] = random.pick([
      [`${a}*${b}${space}/${c}`, Math.floor((a * b) / c)],
      [`${a}${space}/ ${c}*${b}`, Math.floor(a / c) * b],
      [`${a}${space}* ${b}`, a * b],
    ]);
    if (text.length + 1 + product.length > size) return [text.padEnd(size, ' ')];
    text += sign + product;
    total += sign === '+' ? value : -value;
  }
}
