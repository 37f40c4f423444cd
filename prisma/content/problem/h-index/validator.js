export function validate(citations) {
  if (!Array.isArray(citations) || citations.length < 1 || citations.length > 5_000) {
    return 'citations must have 1 to 5 000 elements';
  }
  const isCount = (count) => Number.isInteger(count) && count >= 0 && count <= 1_000;
  if (!citations.every(isCount)) return 'each element must be an integer from 0 to 1 000';
}
