export function validate(candidates, target) {
  const isFrom = (number, most) => Number.isInteger(number) && number >= 1 && number <= most;
  if (candidates.length < 1 || candidates.length > 30) return 'there must be 1 to 30 candidates';
  if (!candidates.every((number) => isFrom(number, 50))) return 'each candidate must be from 1 to 50';
  if (!isFrom(target, 30)) return 'target must be from 1 to 30';
}
