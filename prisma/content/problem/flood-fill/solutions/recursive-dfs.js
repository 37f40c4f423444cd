function floodFill(image, sr, sc, color) {
  const old = image[sr][sc];

  function fill(r, c) {
    if (image[r]?.[c] !== old) return;
    image[r][c] = color;
    fill(r - 1, c);
    fill(r + 1, c);
    fill(r, c - 1);
    fill(r, c + 1);
  }

  if (old !== color) fill(sr, sc);
  return image;
}
