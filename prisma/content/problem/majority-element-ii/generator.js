/** One value is a third of the elements, and with some seeds a second one is as well; the others are distinct. */
export const smallest = 1;
export const largest = 50_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const [first, second] = [random.int(1, 10 ** 9), -random.int(1, 10 ** 9)];
  const third = Math.floor(size / 3) + 1;
  const isSecond = random.int(1, 2) === 1;
  const nums = Array.from({ length: size }, (_, i) => {
    if (i < third) return first;
    return isSecond && i < 2 * third ? second : -(10 ** 9) + 3 * i;
  });
  return [random.shuffle(nums)];
}
