function topKFrequent(words, k) {
  const countOf = new Map();
  for (const word of words) countOf.set(word, (countOf.get(word) ?? 0) + 1);
  return [...countOf]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, k)
    .map(([word]) => word);
}
