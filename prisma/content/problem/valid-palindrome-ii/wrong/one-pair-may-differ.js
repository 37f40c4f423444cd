// Wrong Answer: lets one pair of letters differ, which is a change and no removal
function validPalindrome(s) {
  let different = 0;
  for (let low = 0, high = s.length - 1; low < high; low++, high--) {
    if (s[low] !== s[high]) different++;
  }
  return different <= 1;
}
