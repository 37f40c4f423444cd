function validPalindrome(s) {
  let low = 0;
  let high = s.length - 1;
  while (low < high && s[low] === s[high]) {
    low++;
    high--;
  }
  return isPalindrome(s, low + 1, high) || isPalindrome(s, low, high - 1);
}

function isPalindrome(s, low, high) {
  while (low < high && s[low] === s[high]) {
    low++;
    high--;
  }
  return low >= high;
}
