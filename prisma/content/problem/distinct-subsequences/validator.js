export function validate(s, t) {
  for (const text of [s, t]) {
    if (text.length < 1 || text.length > 500) return 's and t must have 1 to 500 letters';
    if (!/^[a-z]+$/.test(text)) return 's and t must consist of lowercase English letters';
  }
  const ways = [1, ...Array(t.length).fill(0)];
  for (const letter of s) {
    for (let j = t.length; j > 0; j--) {
      if (t[j - 1] === letter) ways[j] += ways[j - 1];
      if (ways[j] > 2 ** 31 - 1) return 'no answer for a pair of prefixes may exceed 2^31 - 1';
    }
  }
}
