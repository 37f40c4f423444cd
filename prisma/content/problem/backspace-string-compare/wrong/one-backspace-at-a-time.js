// Wrong Answer: skips one letter before each run of backspaces, not one letter for each backspace
function backspaceCompare(s, t) {
  const shown = (keys) => keys.replace(/[a-z]?#+/g, '');
  return shown(s) === shown(t);
}
