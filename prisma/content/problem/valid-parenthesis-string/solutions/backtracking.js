function checkValidString(s) {
  function canClose(place, opened) {
    if (opened < 0) return false;
    if (place === s.length) return opened === 0;
    if (s[place] === '(') return canClose(place + 1, opened + 1);
    if (s[place] === ')') return canClose(place + 1, opened - 1);
    return [0, 1, -1].some((step) => canClose(place + 1, opened + step));
  }

  return canClose(0, 0);
}
