function isAnagram(s, t) {
  const sorted = (word) => word.split('').sort().join('');
  return sorted(s) === sorted(t);
}
