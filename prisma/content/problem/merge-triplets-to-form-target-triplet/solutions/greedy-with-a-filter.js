function mergeTriplets(triplets, target) {
  const matched = [false, false, false];
  for (const triplet of triplets) {
    if (triplet.some((value, k) => value > target[k])) continue;
    triplet.forEach((value, k) => {
      if (value === target[k]) matched[k] = true;
    });
  }
  return matched.every(Boolean);
}
