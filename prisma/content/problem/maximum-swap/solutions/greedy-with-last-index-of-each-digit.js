function maximumSwap(num) {
  const digits = [...String(num)].map(Number);
  const last = Array(10).fill(-1);
  digits.forEach((digit, place) => {
    last[digit] = place;
  });
  for (const [place, digit] of digits.entries()) {
    for (let greater = 9; greater > digit; greater--) {
      if (last[greater] > place) {
        digits[last[greater]] = digit;
        digits[place] = greater;
        return Number(digits.join(''));
      }
    }
  }
  return num;
}
