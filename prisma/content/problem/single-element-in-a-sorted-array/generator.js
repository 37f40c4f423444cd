/** The single element is in the last tenth, so a scan from the front takes long. */
export const smallest = 1;
export const largest = 99_999;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const pairs = Math.floor((size - 1) / 2);
  const single = random.int(Math.floor(0.9 * pairs), pairs);
  const nums = [];
  let value = random.int(0, 20);
  for (let i = 0; i <= pairs; i++) {
    nums.push(value);
    if (i !== single) nums.push(value);
    value += random.int(1, 2);
  }
  return [nums];
}
