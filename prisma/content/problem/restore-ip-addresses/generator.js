/** Mostly small digits, so that many parts are valid; more than 12 digits can never be an address. */
export const smallest = 1;
export const largest = 20;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  return [random.text(size, random.pick(['12', '1234567890', '0123', '12345']))];
}
