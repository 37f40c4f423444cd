const isWithin = (num) => Number.isInteger(num) && Math.abs(num) <= 1_000;

export function validate(numbers, target) {
  if (numbers.length < 2 || numbers.length > 30_000) return 'numbers must have 2 to 30 000 numbers';
  if (!numbers.every(isWithin)) return 'each of numbers must be an integer from -1 000 to 1 000';
  if (!isWithin(target)) return 'target must be an integer from -1 000 to 1 000';
  if (numbers.some((num, index) => index > 0 && numbers[index - 1] > num)) return 'numbers must be sorted';
  const seen = new Map();
  let pairs = 0;
  for (const num of numbers) {
    pairs += seen.get(target - num) ?? 0;
    seen.set(num, (seen.get(num) ?? 0) + 1);
  }
  if (pairs !== 1) return `exactly one pair must add up to target, but ${pairs} do`;
}
