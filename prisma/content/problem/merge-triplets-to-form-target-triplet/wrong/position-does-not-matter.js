// Wrong Answer: accepts a value of the target at any position of a triplet
function mergeTriplets(triplets, target) {
  const values = new Set();
  for (const triplet of triplets) {
    if (triplet.every((value, k) => value <= target[k])) triplet.forEach((value) => values.add(value));
  }
  return target.every((value) => values.has(value));
}
