function plusOne(digits) {
  for (let place = digits.length - 1; place >= 0; place--) {
    if (digits[place] < 9) {
      digits[place]++;
      return digits;
    }
    digits[place] = 0;
  }
  return [1, ...digits];
}
