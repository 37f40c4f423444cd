function isSubsequence(s, t) {
  const indices = new Map();
  for (let i = 0; i < t.length; i++) {
    if (!indices.has(t[i])) indices.set(t[i], []);
    indices.get(t[i]).push(i);
  }
  let from = 0;
  for (const letter of s) {
    const places = indices.get(letter) ?? [];
    const next = lowerBound(places, from);
    if (next === places.length) return false;
    from = places[next] + 1;
  }
  return true;
}

function lowerBound(sorted, least) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
