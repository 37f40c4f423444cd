function backspaceCompare(s, t) {
  function previousLetter(keys, end) {
    let skip = 0;
    for (let i = end - 1; i >= 0; i--) {
      if (keys[i] === '#') skip++;
      else if (skip > 0) skip--;
      else return i;
    }
    return -1;
  }

  let i = s.length;
  let j = t.length;
  while (true) {
    i = previousLetter(s, i);
    j = previousLetter(t, j);
    if (i < 0 || j < 0) return i < 0 && j < 0;
    if (s[i] !== t[j]) return false;
  }
}
