/** Many small groups in a row, each with a group in it, and a few letters after them. `size` is the length of s. */
export const smallest = 1;
export const largest = 30;
export const measuredUpTo = 80_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let text = '';
  for (;;) {
    const inner = `${random.int(2, 4)}[${random.text(1, 'xyz')}]`;
    const group = `${random.int(2, 3)}[${random.text(random.int(1, 2), 'abc')}${inner}]`;
    if (text.length + group.length > size) return [text + random.text(size - text.length, 'klm')];
    text += group;
  }
}
