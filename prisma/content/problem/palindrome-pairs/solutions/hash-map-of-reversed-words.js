function palindromePairs(words) {
  const isPalindrome = (s) => {
    for (let i = 0, j = s.length - 1; i < j; i++, j--) {
      if (s[i] !== s[j]) return false;
    }
    return true;
  };
  const indexOf = new Map(words.map((word, i) => [[...word].reverse().join(''), i]));
  const pairs = [];
  words.forEach((word, i) => {
    for (let split = 0; split <= word.length; split++) {
      const prefix = word.slice(0, split);
      const suffix = word.slice(split);
      const second = indexOf.get(prefix) ?? i;
      if (second !== i && isPalindrome(suffix)) pairs.push([i, second]);
      const first = indexOf.get(suffix) ?? i;
      if (split > 0 && first !== i && isPalindrome(prefix)) pairs.push([first, i]);
    }
  });
  return pairs;
}
