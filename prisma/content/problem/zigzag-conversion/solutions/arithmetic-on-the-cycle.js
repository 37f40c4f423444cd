function convert(s, numRows) {
  if (numRows === 1) return s;
  const cycle = 2 * numRows - 2;
  let converted = '';
  for (let row = 0; row < numRows && row < s.length; row++) {
    for (let start = 0; start + row < s.length; start += cycle) {
      converted += s[start + row];
      const upward = start + cycle - row;
      const isInner = row > 0 && row < numRows - 1;
      if (isInner && upward < s.length) converted += s[upward];
    }
  }
  return converted;
}
