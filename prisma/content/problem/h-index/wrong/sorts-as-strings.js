// Wrong Answer: sort without a comparison function orders the numbers as strings
function hIndex(citations) {
  const sorted = [...citations].sort().reverse();
  let h = 0;
  while (h < sorted.length && sorted[h] > h) h++;
  return h;
}
