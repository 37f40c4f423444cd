function trailingZeroes(n) {
  let fives = 0;
  for (let multiple = 5; multiple <= n; multiple += 5) {
    for (let rest = multiple; rest % 5 === 0; rest /= 5) fives++;
  }
  return fives;
}
