function isHappy(n) {
  const next = (num) => [...String(num)].reduce((sum, digit) => sum + digit ** 2, 0);
  const seen = new Set();
  let num = n;
  while (num !== 1 && !seen.has(num)) {
    seen.add(num);
    num = next(num);
  }
  return num === 1;
}
