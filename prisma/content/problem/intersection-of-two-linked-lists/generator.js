/**
 * Both lists are long, and what they share is short or nothing at all, so that it is found late. There are few distinct
 * values. `size` counts the nodes of the longer list.
 */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = (length) => Array.from({ length }, () => random.int(1, 3));
  const shared = random.int(0, 3) === 0 ? 0 : Math.ceil(size / 20);
  const own = size - shared;
  const otherOwn = random.int(Math.floor(own * 0.8), own);
  const headA = values(size);
  const headB = shared > 0 ? [values(otherOwn), own, 'joined'] : values(Math.max(1, otherOwn));
  return [headA, headB];
}
