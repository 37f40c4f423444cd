function totalNQueens(n) {
  const full = (1 << n) - 1;

  function count(columns, left, right) {
    if (columns === full) return 1;
    let total = 0;
    let free = full & ~(columns | left | right);
    while (free !== 0) {
      const bit = free & -free;
      free &= free - 1;
      total += count(columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return total;
  }

  return count(0, 0, 0);
}
