function floodFill(image, sr, sc, color) {
  const old = image[sr][sc];
  const filled = image.map((row) => row.map(() => false));
  filled[sr][sc] = true;
  let changed = true;
  while (changed) {
    changed = false;
    image.forEach((row, r) =>
      row.forEach((value, c) => {
        if (value !== old || filled[r][c]) return;
        const besides = filled[r][c - 1] || filled[r][c + 1];
        if (besides || filled[r - 1]?.[c] || filled[r + 1]?.[c]) {
          filled[r][c] = true;
          changed = true;
        }
      }),
    );
  }
  return image.map((row, r) => row.map((value, c) => (filled[r][c] ? color : value)));
}
