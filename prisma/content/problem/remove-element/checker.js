const sorted = (nums) => [...nums].sort((a, b) => a - b);

export function check({ args: [nums, val], actual: [count, changed] }) {
  const kept = sorted(nums.filter((num) => num !== val));
  if (count !== kept.length) return `${kept.length} elements remain, not ${count}`;
  const got = sorted(changed.slice(0, count));
  const wrong = kept.findIndex((num, index) => got[index] !== num);
  if (wrong >= 0) return `the first ${count} elements are not those that remain`;
}
