// Wrong Answer: allows one mismatched pair, which is a replacement and not a deletion
function validPalindrome(s) {
  let different = 0;
  for (let low = 0, high = s.length - 1; low < high; low++, high--) {
    if (s[low] !== s[high]) different++;
  }
  return different <= 1;
}
