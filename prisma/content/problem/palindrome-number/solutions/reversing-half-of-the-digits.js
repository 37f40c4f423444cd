function isPalindrome(x) {
  if (x < 0 || (x % 10 === 0 && x !== 0)) return false;
  let rest = x;
  let half = 0;
  while (rest > half) {
    half = 10 * half + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return rest === half || rest === Math.floor(half / 10);
}
