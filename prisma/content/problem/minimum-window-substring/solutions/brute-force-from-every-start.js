var minWindow = function (s, t) {
  const wanted = new Array(128).fill(0);
  for (let at = 0; at < t.length; at++) wanted[t.charCodeAt(at)]++;
  let best = '';
  for (let start = 0; start < s.length; start++) {
    const need = wanted.slice();
    let missing = t.length;
    const isShorter = (end) => best === '' || end - start + 1 < best.length;
    for (let end = start; end < s.length && isShorter(end); end++) {
      if (need[s.charCodeAt(end)]-- > 0) missing--;
      if (missing === 0) best = s.slice(start, end + 1);
    }
  }
  return best;
};
