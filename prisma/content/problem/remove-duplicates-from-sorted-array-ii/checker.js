export function check({ args: [nums], actual: [count, changed] }) {
  const kept = nums.filter((num, i) => i < 2 || num !== nums[i - 2]);
  if (count !== kept.length) return `${kept.length} elements remain, not ${count}`;
  const wrong = kept.findIndex((num, i) => changed[i] !== num);
  if (wrong >= 0) return `nums[${wrong}] should be ${kept[wrong]}, not ${changed[wrong]}`;
}
