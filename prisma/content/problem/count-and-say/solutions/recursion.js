function countAndSay(n) {
  if (n === 1) return '1';
  return describe(countAndSay(n - 1));
}

function describe(term) {
  const parts = [];
  let start = 0;
  for (let i = 1; i <= term.length; i++) {
    if (term[i] === term[start]) continue;
    parts.push(i - start, term[start]);
    start = i;
  }
  return parts.join('');
}
