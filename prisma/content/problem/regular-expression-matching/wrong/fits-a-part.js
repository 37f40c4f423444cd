// Wrong Answer: a pattern that fits only a part of the text is accepted
function isMatch(s, p) {
  return new RegExp(p).test(s);
}
