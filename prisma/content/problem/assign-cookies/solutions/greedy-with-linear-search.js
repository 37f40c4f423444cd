function findContentChildren(g, s) {
  const used = new Set();
  let content = 0;
  for (const greed of g) {
    let best = -1;
    for (let j = 0; j < s.length; j++) {
      if (used.has(j) || s[j] < greed) continue;
      if (best === -1 || s[j] < s[best]) best = j;
    }
    if (best !== -1) {
      used.add(best);
      content++;
    }
  }
  return content;
}
