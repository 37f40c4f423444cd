const areWithin = (list, low, high) =>
  list.every((value) => Number.isInteger(value) && value >= low && value <= high);

export function validate(k, w, profits, capital) {
  if (!areWithin([k], 1, 100_000)) return 'k must be 1 to 100 000';
  if (!areWithin([w], 0, 10 ** 9)) return 'w must be 0 to 10^9';
  if (profits.length < 1 || profits.length > 100_000) return 'there must be 1 to 100 000 projects';
  if (capital.length !== profits.length) return 'profits and capital must have the same length';
  if (!areWithin(profits, 0, 10_000)) return 'each profit must be 0 to 10 000';
  if (!areWithin(capital, 0, 10 ** 9)) return 'each capital must be 0 to 10^9';
}
