export function check({ args: [nums1, nums2], expected, actual }) {
  if (!Array.isArray(actual) || actual.length !== expected.length) return `there must be ${expected.length} pairs`;
  const [first, second] = [countsOf(nums1), countsOf(nums2)];
  const used = new Map();
  for (const pair of actual) {
    if (!Array.isArray(pair) || pair.length !== 2) return 'each pair must have two numbers';
    const [u, v] = pair;
    const key = `${u} ${v}`;
    used.set(key, (used.get(key) ?? 0) + 1);
    const available = (first.get(u) ?? 0) * (second.get(v) ?? 0);
    if (used.get(key) > available) return `the pair [${u}, ${v}] exists ${available} times`;
  }
  const sums = sumsOf(actual);
  const wrong = sumsOf(expected).findIndex((sum, i) => sum !== sums[i]);
  if (wrong >= 0) return `the pairs do not have the smallest sums: number ${wrong + 1} in order has the sum ${sums[wrong]}`;
}

function countsOf(nums) {
  const counts = new Map();
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1);
  return counts;
}

const sumsOf = (pairs) => pairs.map(([u, v]) => u + v).sort((a, b) => a - b);
