function minRemoveToMakeValid(s) {
  const kept = [...s];
  const opened = [];
  for (let i = 0; i < s.length; i++) {
    if (s[i] === '(') opened.push(i);
    else if (s[i] === ')' && opened.pop() === undefined) kept[i] = '';
  }
  for (const i of opened) kept[i] = '';
  return kept.join('');
}
