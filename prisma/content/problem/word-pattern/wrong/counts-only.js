// Wrong Answer: compares how often letters and words occur, but not where
function wordPattern(pattern, s) {
  const countsOf = (items) => {
    const counts = new Map();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    return [...counts.values()].sort((a, b) => a - b).join();
  };
  return countsOf(pattern) === countsOf(s.split(' '));
}
