function compareVersion(version1, version2) {
  const first = version1.split('.').map(Number);
  const second = version2.split('.').map(Number);
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    const difference = (first[i] ?? 0) - (second[i] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
