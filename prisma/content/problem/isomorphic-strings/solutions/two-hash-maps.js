function isIsomorphic(s, t) {
  const becomes = new Map();
  const comesFrom = new Map();
  for (let i = 0; i < s.length; i++) {
    if (!becomes.has(s[i])) becomes.set(s[i], t[i]);
    if (!comesFrom.has(t[i])) comesFrom.set(t[i], s[i]);
    if (becomes.get(s[i]) !== t[i] || comesFrom.get(t[i]) !== s[i]) return false;
  }
  return true;
}
