/** Many small groups in a row, two or three deep: the decoded string has about `size` letters. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let text = '';
  let left = size;
  while (left > 0) {
    const [outer, inner] = [random.int(2, 3), random.int(2, 4)];
    const [before, within] = [random.text(random.int(1, 2), 'abc'), random.text(1, 'xyz')];
    const letters = outer * (before.length + inner * within.length);
    if (letters > left) {
      text += random.text(1, 'klm');
      left--;
    } else {
      text += `${outer}[${before}${inner}[${within}]]`;
      left -= letters;
    }
  }
  return [text];
}
