function isToeplitzMatrix(matrix) {
  const valueOf = new Map();
  for (const [i, row] of matrix.entries()) {
    for (const [j, value] of row.entries()) {
      if (!valueOf.has(i - j)) valueOf.set(i - j, value);
      else if (valueOf.get(i - j) !== value) return false;
    }
  }
  return true;
}
