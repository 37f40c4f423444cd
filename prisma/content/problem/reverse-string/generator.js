/** Random printable characters; `size` counts them. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => String.fromCharCode(random.int(32, 126)))];
}
