/** Random types; the truck has room for most of the boxes, so that nearly all types are looked at. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const boxTypes = Array.from({ length: size }, () => [random.int(1, 1_000), random.int(1, 1_000)]);
  const boxes = boxTypes.reduce((sum, [count]) => sum + count, 0);
  return [boxTypes, Math.max(1, Math.floor(0.9 * boxes))];
}
