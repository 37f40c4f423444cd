function validPalindrome(s) {
  if (isPalindrome(s)) return true;
  for (let i = 0; i < s.length; i++) {
    if (isPalindrome(s.slice(0, i) + s.slice(i + 1))) return true;
  }
  return false;
}

function isPalindrome(text) {
  return text === [...text].reverse().join('');
}
