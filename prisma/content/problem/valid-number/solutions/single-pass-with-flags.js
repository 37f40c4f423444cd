function isNumber(s) {
  let hasDigit = false;
  let hasPoint = false;
  let hasExponent = false;
  for (let i = 0; i < s.length; i++) {
    const char = s[i];
    if (char >= '0' && char <= '9') {
      hasDigit = true;
    } else if (char === '+' || char === '-') {
      if (i > 0 && s[i - 1] !== 'e' && s[i - 1] !== 'E') return false;
    } else if (char === '.') {
      if (hasPoint || hasExponent) return false;
      hasPoint = true;
    } else if (char === 'e' || char === 'E') {
      if (hasExponent || !hasDigit) return false;
      hasExponent = true;
      hasDigit = false;
    } else {
      return false;
    }
  }
  return hasDigit;
}
