export function validate(candidates, target) {
  const isFrom = (number, least) => Number.isInteger(number) && number >= least && number <= 40;
  if (candidates.length < 1 || candidates.length > 12) return 'there must be 1 to 12 candidates';
  if (!candidates.every((number) => isFrom(number, 2))) return 'each candidate must be from 2 to 40';
  if (new Set(candidates).size < candidates.length) return 'all candidates must be distinct';
  if (!isFrom(target, 1)) return 'target must be from 1 to 40';
  const ways = [1, ...Array(target).fill(0)];
  for (const candidate of candidates) {
    for (let sum = candidate; sum <= target; sum++) ways[sum] += ways[sum - candidate];
  }
  if (ways[target] >= 150) return 'there must be fewer than 150 combinations';
}
