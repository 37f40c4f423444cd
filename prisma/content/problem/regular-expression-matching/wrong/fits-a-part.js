// Wrong Answer: accepts a pattern that matches only a substring
function isMatch(s, p) {
  return new RegExp(p).test(s);
}
