// Wrong Answer: \W takes the underscore for a letter
function isPalindrome(s) {
  const kept = s.replace(/\W/g, '').toLowerCase();
  return kept === [...kept].reverse().join('');
}
