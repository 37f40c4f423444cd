function mergeTriplets(triplets, target) {
  function canReach(i, merged) {
    if (merged.every((value, k) => value === target[k])) return true;
    if (i === triplets.length) return false;
    const withThis = merged.map((value, k) => Math.max(value, triplets[i][k]));
    return canReach(i + 1, merged) || canReach(i + 1, withThis);
  }

  return canReach(0, [0, 0, 0]);
}
