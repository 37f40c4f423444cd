function countSubstrings(s) {
  let count = 0;
  for (let middle = 0; middle < 2 * s.length - 1; middle++) {
    let left = middle >> 1;
    let right = left + (middle % 2);
    while (left >= 0 && right < s.length && s[left] === s[right]) {
      count++;
      left--;
      right++;
    }
  }
  return count;
}
