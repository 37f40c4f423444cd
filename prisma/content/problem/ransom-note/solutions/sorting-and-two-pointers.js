function canConstruct(ransomNote, magazine) {
  const note = [...ransomNote].sort();
  const letters = [...magazine].sort();
  let i = 0;
  for (const letter of letters) {
    if (i === note.length || letter > note[i]) break;
    if (letter === note[i]) i++;
  }
  return i === note.length;
}
