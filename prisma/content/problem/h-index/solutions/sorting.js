function hIndex(citations) {
  const sorted = [...citations].sort((a, b) => b - a);
  let h = 0;
  while (h < sorted.length && sorted[h] > h) h++;
  return h;
}
