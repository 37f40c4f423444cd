function uniqueOccurrences(arr) {
  const numbers = [...arr].sort((a, b) => a - b);
  const lengths = [];
  let start = 0;
  for (let i = 1; i <= numbers.length; i++) {
    if (i === numbers.length || numbers[i] !== numbers[start]) {
      lengths.push(i - start);
      start = i;
    }
  }
  lengths.sort((a, b) => a - b);
  return lengths.every((length, i) => i === 0 || length !== lengths[i - 1]);
}
