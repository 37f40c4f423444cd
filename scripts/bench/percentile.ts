/** Returns the value below which `part` percent of the numbers lie; 0 when there are no numbers. */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? 0;
}
