function canConstruct(ransomNote, magazine) {
  const used = new Array(magazine.length).fill(false);
  for (const letter of ransomNote) {
    let i = 0;
    while (i < magazine.length && (magazine[i] !== letter || used[i])) i++;
    if (i === magazine.length) return false;
    used[i] = true;
  }
  return true;
}
