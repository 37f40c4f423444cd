// Wrong Answer: counts the open brackets of each type, so pairs may cross
function isValid(s) {
  const open = { '(': 0, '[': 0, '{': 0 };
  const opening = { ')': '(', ']': '[', '}': '{' };
  for (const bracket of s) {
    if (bracket in open) open[bracket]++;
    else if (--open[opening[bracket]] < 0) return false;
  }
  return Object.values(open).every((count) => count === 0);
}
