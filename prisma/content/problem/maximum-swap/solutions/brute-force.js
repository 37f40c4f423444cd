function maximumSwap(num) {
  const digits = [...String(num)];
  let best = num;
  for (let i = 0; i < digits.length; i++) {
    for (let j = i + 1; j < digits.length; j++) {
      [digits[i], digits[j]] = [digits[j], digits[i]];
      best = Math.max(best, Number(digits.join('')));
      [digits[i], digits[j]] = [digits[j], digits[i]];
    }
  }
  return best;
}
