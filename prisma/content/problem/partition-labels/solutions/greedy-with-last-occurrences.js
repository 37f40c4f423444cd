function partitionLabels(s) {
  const last = new Map([...s].map((letter, i) => [letter, i]));
  const lengths = [];
  let start = 0;
  let end = 0;
  for (let i = 0; i < s.length; i++) {
    end = Math.max(end, last.get(s[i]));
    if (i === end) {
      lengths.push(end - start + 1);
      start = i + 1;
    }
  }
  return lengths;
}
