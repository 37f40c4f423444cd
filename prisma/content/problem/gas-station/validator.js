const isAmount = (amount) => Number.isInteger(amount) && amount >= 0 && amount <= 10_000;

export function validate(gas, cost) {
  if (gas.length < 1 || gas.length > 100_000) return 'there must be 1 to 100 000 stations';
  if (cost.length !== gas.length) return 'gas and cost must have the same length';
  if (!gas.every(isAmount) || !cost.every(isAmount)) return 'each amount must be from 0 to 10 000';
  if (countStarts(gas, cost) > 1) return 'there must be at most one start';
}

/** The number of stations from which the circuit can be completed. */
function countStarts(gas, cost) {
  // The fuel on arrival at each station, and back at station 0, if the tank may become negative.
  const levels = [0];
  for (let i = 0; i < gas.length; i++) levels.push(levels[i] + gas[i] - cost[i]);
  const total = levels[gas.length];
  const lowestFrom = [...levels];
  for (let i = gas.length - 1; i >= 0; i--) lowestFrom[i] = Math.min(levels[i], lowestFrom[i + 1]);
  let starts = 0;
  let lowestBefore = 0;
  for (let i = 0; i < gas.length; i++) {
    lowestBefore = Math.min(lowestBefore, levels[i]);
    if (lowestFrom[i] >= levels[i] && lowestBefore + total >= levels[i]) starts++;
  }
  return starts;
}
