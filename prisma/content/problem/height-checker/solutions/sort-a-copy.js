function heightChecker(heights) {
  const expected = [...heights].sort((a, b) => a - b);
  return heights.filter((height, i) => height !== expected[i]).length;
}
