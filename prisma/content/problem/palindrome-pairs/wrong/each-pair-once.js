// Wrong Answer: tries each pair of words in one order only
function palindromePairs(words) {
  const isPalindrome = (s) => s === [...s].reverse().join('');
  const pairs = [];
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j < words.length; j++) {
      if (isPalindrome(words[i] + words[j])) pairs.push([i, j]);
      else if (isPalindrome(words[j] + words[i])) pairs.push([j, i]);
    }
  }
  return pairs;
}
