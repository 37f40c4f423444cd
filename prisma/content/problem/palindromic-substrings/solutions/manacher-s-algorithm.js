function countSubstrings(s) {
  const text = `#${[...s].join('#')}#`;
  const radius = [];
  let middle = 0;
  let edge = 0;
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    let reach = i < edge ? Math.min(radius[2 * middle - i], edge - i) : 0;
    const agrees = () => text[i - reach - 1] === text[i + reach + 1];
    while (i - reach > 0 && i + reach + 1 < text.length && agrees()) reach++;
    radius.push(reach);
    if (i + reach > edge) [middle, edge] = [i, i + reach];
    count += (reach + 1) >> 1;
  }
  return count;
}
