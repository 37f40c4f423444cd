function partition(s) {
  const isPalindrome = (part) => [...part].reverse().join('') === part;
  const ways = [];
  for (let cuts = 0; cuts < 2 ** (s.length - 1); cuts++) {
    const parts = [s[0]];
    for (let i = 1; i < s.length; i++) {
      if (((cuts >> (i - 1)) & 1) === 1) parts.push('');
      parts[parts.length - 1] += s[i];
    }
    if (parts.every(isPalindrome)) ways.push(parts);
  }
  return ways;
}
