// Wrong Answer: loses the letters that are in no pair of parentheses
function minRemoveToMakeValid(s) {
  let kept = '';
  let open = 0;
  const last = s.lastIndexOf(')');
  for (let i = 0; i <= last; i++) {
    if (s[i] === ')' && open === 0) continue;
    if (s[i] === '(') open++;
    if (s[i] === ')') open--;
    kept += s[i];
  }
  while (open-- > 0) {
    const place = kept.lastIndexOf('(');
    kept = kept.slice(0, place) + kept.slice(place + 1);
  }
  return kept;
}
