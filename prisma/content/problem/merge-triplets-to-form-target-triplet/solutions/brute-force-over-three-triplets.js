function mergeTriplets(triplets, target) {
  const merge = (a, b) => a.map((value, k) => Math.max(value, b[k]));
  const n = triplets.length;
  for (let i = 0; i < n; i++) {
    for (let j = i; j < n; j++) {
      const pair = merge(triplets[i], triplets[j]);
      for (let k = j; k < n; k++) {
        const merged = merge(pair, triplets[k]);
        if (merged.every((value, place) => value === target[place])) return true;
      }
    }
  }
  return false;
}
