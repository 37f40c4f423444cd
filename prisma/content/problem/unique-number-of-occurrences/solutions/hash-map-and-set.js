function uniqueOccurrences(arr) {
  const counts = new Map();
  for (const value of arr) counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Set(counts.values()).size === counts.size;
}
