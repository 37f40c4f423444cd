function isPalindrome(x) {
  const digits = String(x);
  return digits === [...digits].reverse().join('');
}
