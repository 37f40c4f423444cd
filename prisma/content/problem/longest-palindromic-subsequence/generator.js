/** Random letters: few different ones match often, many of them rarely. */
export const smallest = 1;
export const largest = 500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [random.text(size, 'abcdefghijklmnopqrstuvwxyz'.slice(0, random.int(3, 26)))];
}
