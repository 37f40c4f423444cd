function wordPattern(pattern, s) {
  const words = s.split(' ');
  if (words.length !== pattern.length) return false;
  for (let i = 0; i < words.length; i++) {
    for (let j = 0; j < i; j++) {
      const sameLetter = pattern[i] === pattern[j];
      if (sameLetter !== (words[i] === words[j])) return false;
    }
  }
  return true;
}
