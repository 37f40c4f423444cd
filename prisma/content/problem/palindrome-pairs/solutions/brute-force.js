function palindromePairs(words) {
  const isPalindrome = (s) => {
    for (let i = 0, j = s.length - 1; i < j; i++, j--) {
      if (s[i] !== s[j]) return false;
    }
    return true;
  };
  const pairs = [];
  for (let i = 0; i < words.length; i++) {
    for (let j = 0; j < words.length; j++) {
      if (i !== j && isPalindrome(words[i] + words[j])) pairs.push([i, j]);
    }
  }
  return pairs;
}
