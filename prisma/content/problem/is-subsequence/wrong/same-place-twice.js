// Wrong Answer: continues at the matched character instead of behind it, so it is matched twice
function isSubsequence(s, t) {
  let from = 0;
  for (const letter of s) {
    from = t.indexOf(letter, from);
    if (from < 0) return false;
  }
  return true;
}
