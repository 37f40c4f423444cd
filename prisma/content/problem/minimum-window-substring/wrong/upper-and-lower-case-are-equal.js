// Wrong Answer: treats uppercase and lowercase letters as equal
var minWindow = function (s, t) {
  const text = s.toLowerCase();
  const pattern = t.toLowerCase();
  const need = new Array(128).fill(0);
  for (let at = 0; at < pattern.length; at++) need[pattern.charCodeAt(at)]++;
  let missing = pattern.length;
  let start = 0;
  let best = '';
  for (let end = 0; end < text.length; end++) {
    if (need[text.charCodeAt(end)]-- > 0) missing--;
    while (missing === 0) {
      if (best === '' || end - start + 1 < best.length) best = s.slice(start, end + 1);
      if (++need[text.charCodeAt(start++)] > 0) missing++;
    }
  }
  return best;
};
