// Wrong Answer: words with equal frequencies stay in the order of their first appearance
function topKFrequent(words, k) {
  const countOf = new Map();
  for (const word of words) countOf.set(word, (countOf.get(word) ?? 0) + 1);
  return [...countOf]
    .sort((a, b) => b[1] - a[1])
    .slice(0, k)
    .map(([word]) => word);
}
