function isPalindrome(s) {
  const kept = s.toLowerCase().replace(/[^a-z0-9]/g, '');
  return kept === kept.split('').reverse().join('');
}
