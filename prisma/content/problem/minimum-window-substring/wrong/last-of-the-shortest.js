// Wrong Answer: of several shortest windows, it returns the last one
var minWindow = function (s, t) {
  const need = new Array(128).fill(0);
  for (let at = 0; at < t.length; at++) need[t.charCodeAt(at)]++;
  let missing = t.length;
  let start = 0;
  let best = '';
  for (let end = 0; end < s.length; end++) {
    if (need[s.charCodeAt(end)]-- > 0) missing--;
    while (missing === 0) {
      if (best === '' || end - start + 1 <= best.length) best = s.slice(start, end + 1);
      if (++need[s.charCodeAt(start++)] > 0) missing++;
    }
  }
  return best;
};
