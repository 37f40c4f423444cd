// Wrong Answer: reads the old colour after the start cell is painted, so no neighbour matches
function floodFill(image, sr, sc, color) {
  if (image[sr][sc] === color) return image;
  image[sr][sc] = color;
  const old = image[sr][sc];
  const stack = [[sr, sc]];
  while (stack.length > 0) {
    const [r, c] = stack.pop();
    for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
      if (image[nr]?.[nc] !== old || image[nr][nc] === color) continue;
      image[nr][nc] = color;
      stack.push([nr, nc]);
    }
  }
  return image;
}
