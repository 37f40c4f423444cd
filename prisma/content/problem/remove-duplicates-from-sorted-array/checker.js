export function check({ args: [nums], actual: [count, changed] }) {
  const different = nums.filter((num, index) => index === 0 || num !== nums[index - 1]);
  if (count !== different.length) return `there are ${different.length} distinct numbers, not ${count}`;
  const wrong = different.findIndex((num, index) => changed[index] !== num);
  if (wrong >= 0) return `nums[${wrong}] should be ${different[wrong]}, not ${changed[wrong]}`;
}
