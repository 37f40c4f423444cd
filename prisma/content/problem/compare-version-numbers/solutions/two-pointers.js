function compareVersion(version1, version2) {
  let i = 0;
  let j = 0;
  while (i < version1.length || j < version2.length) {
    let a = 0;
    while (i < version1.length && version1[i] !== '.') {
      a = 10 * a + Number(version1[i++]);
    }
    let b = 0;
    while (j < version2.length && version2[j] !== '.') {
      b = 10 * b + Number(version2[j++]);
    }
    if (a !== b) return a < b ? -1 : 1;
    i++;
    j++;
  }
  return 0;
}
