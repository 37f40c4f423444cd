const areWithin = (list, low, high) =>
  list.every((value) => Number.isInteger(value) && value >= low && value <= high);

export function validate(startTime, endTime, profit) {
  const n = startTime.length;
  if (n < 1 || n > 2_000) return 'there must be 1 to 2 000 jobs';
  if (endTime.length !== n || profit.length !== n) return 'the three arrays must have the same length';
  if (!areWithin(startTime, 1, 10 ** 9) || !areWithin(endTime, 1, 10 ** 9)) return 'each time must be 1 to 10^9';
  if (startTime.some((start, i) => start >= endTime[i])) return 'each job must start before it ends';
  if (!areWithin(profit, 1, 10_000)) return 'each profit must be 1 to 10 000';
}
