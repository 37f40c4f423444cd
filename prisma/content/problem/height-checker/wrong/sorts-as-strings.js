// Wrong Answer: sort without a comparison function sorts the numbers as strings, so that 100 comes before 9
function heightChecker(heights) {
  const expected = [...heights].sort();
  return heights.filter((height, i) => height !== expected[i]).length;
}
