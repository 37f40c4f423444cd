function generate(numRows) {
  const triangle = [[1]];
  while (triangle.length < numRows) {
    const above = triangle.at(-1);
    const inner = above.slice(1).map((value, i) => above[i] + value);
    triangle.push([1, ...inner, 1]);
  }
  return triangle;
}
