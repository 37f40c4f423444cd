const isAmount = (amount) => Number.isInteger(amount) && amount >= 0 && amount <= 10_000;

export function validate(gas, cost) {
  if (gas.length < 1 || gas.length > 100_000) return 'there must be 1 to 100 000 stations';
  if (cost.length !== gas.length) return 'gas and cost must have the same length';
  if (!gas.every(isAmount) || !cost.every(isAmount)) return 'each amount must be from 0 to 10 000';
}
