// Wrong Answer: compares sums of letters, but b and b have the same sum as a and c
function findAnagrams(s, p) {
  const codes = (text) => [...text].map((letter) => letter.charCodeAt(0));
  const sumOf = (text) => codes(text).reduce((sum, code) => sum + code, 0);
  const starts = [];
  for (let start = 0; start + p.length <= s.length; start++) {
    if (sumOf(s.slice(start, start + p.length)) === sumOf(p)) starts.push(start);
  }
  return starts;
}
