// Wrong Answer: returns the difference of the revisions instead of -1, 0 or 1
function compareVersion(version1, version2) {
  const first = version1.split('.').map(Number);
  const second = version2.split('.').map(Number);
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    const difference = (first[i] ?? 0) - (second[i] ?? 0);
    if (difference) return difference;
  }
  return 0;
}
