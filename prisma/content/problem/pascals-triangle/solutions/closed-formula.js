function generate(numRows) {
  return Array.from({ length: numRows }, (_, r) => {
    const row = [1];
    for (let c = 1; c <= r; c++) row.push((row[c - 1] * (r - c + 1)) / c);
    return row;
  });
}
