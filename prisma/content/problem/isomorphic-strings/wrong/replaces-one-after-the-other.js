// Wrong Answer: replaces one character after the other, so replaced ones are replaced again
function isIsomorphic(s, t) {
  if (new Set(s).size !== new Set(t).size) return false;
  let text = s;
  const done = new Set();
  for (let i = 0; i < s.length; i++) {
    if (done.has(s[i])) continue;
    done.add(s[i]);
    text = text.replaceAll(s[i], t[i]);
  }
  return text === t;
}
