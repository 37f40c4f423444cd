function superEggDrop(k, n) {
  if (k === 1 || n === 0) return n;
  let fewest = n;
  for (let x = 1; x <= n; x++) {
    const broken = superEggDrop(k - 1, x - 1);
    const survived = superEggDrop(k, n - x);
    fewest = Math.min(fewest, 1 + Math.max(broken, survived));
  }
  return fewest;
}
