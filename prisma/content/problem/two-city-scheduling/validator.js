export function validate(costs) {
  if (costs.length < 2 || costs.length > 100) return 'there must be 2 to 100 people';
  if (costs.length % 2 === 1) return 'the number of people must be even';
  const isCost = (value) => Number.isInteger(value) && value >= 1 && value <= 1_000;
  const isPair = (pair) => pair.length === 2 && pair.every(isCost);
  if (!costs.every(isPair)) return 'each person must have two costs from 1 to 1 000';
}
