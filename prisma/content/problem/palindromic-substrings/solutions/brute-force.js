function countSubstrings(s) {
  let count = 0;
  for (let start = 0; start < s.length; start++) {
    for (let end = start; end < s.length; end++) {
      let left = start;
      let right = end;
      while (left < right && s[left] === s[right]) {
        left++;
        right--;
      }
      if (left >= right) count++;
    }
  }
  return count;
}
