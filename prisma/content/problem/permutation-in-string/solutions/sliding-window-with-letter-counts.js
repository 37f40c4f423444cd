function checkInclusion(s1, s2) {
  const place = (letter) => letter.charCodeAt(0) - 97;
  const wanted = Array(26).fill(0);
  const window = Array(26).fill(0);
  for (const letter of s1) wanted[place(letter)]++;
  for (let end = 0; end < s2.length; end++) {
    window[place(s2[end])]++;
    if (end >= s1.length) window[place(s2[end - s1.length])]--;
    if (window.every((count, i) => count === wanted[i])) return true;
  }
  return false;
}
