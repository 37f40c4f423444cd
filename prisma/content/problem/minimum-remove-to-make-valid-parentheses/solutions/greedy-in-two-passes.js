function minRemoveToMakeValid(s) {
  let openNow = 0;
  let pairs = 0;
  for (const char of s) {
    if (char === '(') {
      openNow++;
    } else if (char === ')' && openNow > 0) {
      openNow--;
      pairs++;
    }
  }
  let kept = '';
  let opened = 0;
  let closed = 0;
  for (const char of s) {
    if (char === '(') {
      if (opened === pairs) continue;
      opened++;
    } else if (char === ')') {
      if (closed === opened) continue;
      closed++;
    }
    kept += char;
  }
  return kept;
}
