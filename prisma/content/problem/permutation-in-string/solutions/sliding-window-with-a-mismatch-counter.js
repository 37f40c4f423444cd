function checkInclusion(s1, s2) {
  const excess = {};
  let different = 0;
  const change = (letter, by) => {
    const count = excess[letter] ?? 0;
    if (count === 0) different++;
    if (count + by === 0) different--;
    excess[letter] = count + by;
  };
  for (const letter of s1) change(letter, -1);
  for (let end = 0; end < s2.length; end++) {
    change(s2[end], 1);
    if (end >= s1.length) change(s2[end - s1.length], -1);
    if (different === 0) return true;
  }
  return false;
}
