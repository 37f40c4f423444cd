function partitionLabels(s) {
  const lengths = [];
  let start = 0;
  for (let end = 1; end <= s.length; end++) {
    const part = new Set(s.slice(start, end));
    const rest = [...new Set(s.slice(end))];
    if (rest.some((letter) => part.has(letter))) continue;
    lengths.push(end - start);
    start = end;
  }
  return lengths;
}
