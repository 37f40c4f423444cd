function palindromePairs(words) {
  const isPalindrome = (s, first, last) => {
    for (let i = first, j = last; i < j; i++, j--) {
      if (s[i] !== s[j]) return false;
    }
    return true;
  };
  const newNode = () => ({ children: new Map(), word: -1, withPalindrome: [] });

  const root = newNode();
  words.forEach((word, i) => {
    let node = root;
    for (let end = word.length; end > 0; end--) {
      if (isPalindrome(word, 0, end - 1)) node.withPalindrome.push(i);
      const letter = word[end - 1];
      if (!node.children.has(letter)) node.children.set(letter, newNode());
      node = node.children.get(letter);
    }
    node.withPalindrome.push(i);
    node.word = i;
  });

  const pairs = [];
  words.forEach((word, i) => {
    let node = root;
    for (let start = 0; node && start < word.length; start++) {
      if (node.word >= 0 && isPalindrome(word, start, word.length - 1)) {
        pairs.push([i, node.word]);
      }
      node = node.children.get(word[start]);
    }
    for (const j of node?.withPalindrome ?? []) {
      if (j !== i) pairs.push([i, j]);
    }
  });
  return pairs;
}
