function countAndSay(n) {
  let term = '1';
  for (let i = 1; i < n; i++) {
    const parts = [];
    let start = 0;
    while (start < term.length) {
      let end = start;
      while (term[end] === term[start]) end++;
      parts.push(end - start, term[start]);
      start = end;
    }
    term = parts.join('');
  }
  return term;
}
