// Wrong Answer: \W does not match the underscore, so it is not skipped
function isPalindrome(s) {
  const kept = s.replace(/\W/g, '').toLowerCase();
  return kept === [...kept].reverse().join('');
}
