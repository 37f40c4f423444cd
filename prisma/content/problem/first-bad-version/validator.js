export function validate(isBad) {
  if (!Array.isArray(isBad) || isBad.length < 1 || isBad.length > 100_000) {
    return 'isBad must have 1 to 100 000 elements';
  }
  if (!isBad.every((value) => typeof value === 'boolean')) return 'each element must be true or false';
  if (isBad.some((value, i) => i > 0 && isBad[i - 1] && !value)) return 'no false may come after a true';
  if (!isBad.at(-1)) return 'the last element must be true';
}
