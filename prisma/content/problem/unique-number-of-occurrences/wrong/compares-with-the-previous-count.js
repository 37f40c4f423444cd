// Wrong Answer: compares each count only with the one before it
function uniqueOccurrences(arr) {
  const counts = new Map();
  for (const value of arr) counts.set(value, (counts.get(value) ?? 0) + 1);
  const list = [...counts.values()];
  return list.every((count, i) => i === 0 || count !== list[i - 1]);
}
