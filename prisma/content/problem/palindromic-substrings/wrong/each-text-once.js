// Wrong Answer: counts equal palindromes at different indices only once
function countSubstrings(s) {
  const found = new Set();
  for (let middle = 0; middle < 2 * s.length - 1; middle++) {
    let left = middle >> 1;
    let right = left + (middle % 2);
    while (left >= 0 && right < s.length && s[left] === s[right]) {
      found.add(s.slice(left, right + 1));
      left--;
      right++;
    }
  }
  return found.size;
}
