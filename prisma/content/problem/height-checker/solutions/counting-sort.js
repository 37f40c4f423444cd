function heightChecker(heights) {
  const counts = Array(101).fill(0);
  for (const height of heights) counts[height]++;
  let misplaced = 0;
  let expected = 0;
  for (const height of heights) {
    while (counts[expected] === 0) expected++;
    if (height !== expected) misplaced++;
    counts[expected]--;
  }
  return misplaced;
}
