function reverseString(s) {
  const reverse = (low, high) => {
    if (low >= high) return;
    const half = Math.floor((high - low + 1) / 2);
    const start = high - half + 1;
    for (let i = 0; i < half; i++) {
      [s[low + i], s[start + i]] = [s[start + i], s[low + i]];
    }
    reverse(low, low + half - 1);
    reverse(start, high);
  };
  reverse(0, s.length - 1);
}
