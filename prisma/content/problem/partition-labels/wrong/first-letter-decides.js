// Wrong Answer: ends a part at the last occurrence of its first letter
function partitionLabels(s) {
  const lengths = [];
  let start = 0;
  while (start < s.length) {
    const end = s.lastIndexOf(s[start]);
    lengths.push(end - start + 1);
    start = end + 1;
  }
  return lengths;
}
