function floodFill(image, sr, sc, color) {
  const old = image[sr][sc];
  if (old === color) return image;
  image[sr][sc] = color;
  const queue = [[sr, sc]];
  for (const [r, c] of queue) {
    for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
      if (image[nr]?.[nc] !== old) continue;
      image[nr][nc] = color;
      queue.push([nr, nc]);
    }
  }
  return image;
}
