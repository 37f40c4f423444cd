// Wrong Answer: takes the interval that starts last before the query
function minInterval(intervals, queries) {
  const byLeft = [...intervals].sort((a, b) => b[0] - a[0]);
  return queries.map((query) => {
    const found = byLeft.find(([left, right]) => left <= query && query <= right);
    return found ? found[1] - found[0] + 1 : -1;
  });
}
