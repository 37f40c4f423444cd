/**
 * Two chains of left children with equal values, the second one half as long. The deepest value of the second one differs,
 * so nearly every comparison reads it to the end and none succeeds. One time in three it is the same.
 */
export const smallest = 2;
export const largest = 3_000;
export const measuredUpTo = 4_500;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const length = Math.floor(size / 3) || 1;
  const val = random.int(-100, 100);
  const lowest = random.int(1, 3) === 1 ? val : val + 1;
  return [chain(size - length, val, val), chain(length, val, lowest)];
}

function chain(length, val, lowest) {
  const written = [];
  for (let i = 1; i < length; i++) written.push(val, null);
  // Remove the null after the root's value, so that each value comes before the null for the right child of its parent.
  written.splice(1, 1);
  return [...written, lowest];
}
