const uniqueOccurrences = (arr: number[]): boolean => {
  const counts = new Map<number, number>();
  arr.forEach((n) => counts.set(n, (counts.get(n) ?? 0) + 1));
  return new Set(counts.values()).size === counts.size;
};
