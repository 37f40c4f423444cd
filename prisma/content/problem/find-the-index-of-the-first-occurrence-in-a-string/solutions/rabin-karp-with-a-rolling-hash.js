function strStr(haystack, needle) {
  // Products of the base and a remainder stay below 2^53.
  const base = 257;
  const modulus = 2 ** 40 - 87;
  const [n, m] = [haystack.length, needle.length];
  if (m > n) return -1;

  let wanted = 0;
  let window = 0;
  let highest = 1;
  for (let i = 0; i < m; i++) {
    wanted = (wanted * base + needle.charCodeAt(i)) % modulus;
    window = (window * base + haystack.charCodeAt(i)) % modulus;
    if (i > 0) highest = (highest * base) % modulus;
  }
  for (let start = 0; start + m <= n; start++) {
    if (window === wanted && haystack.startsWith(needle, start)) return start;
    const leaving = (haystack.charCodeAt(start) * highest) % modulus;
    window = (window - leaving + modulus) % modulus;
    window = (window * base + haystack.charCodeAt(start + m)) % modulus;
  }
  return -1;
}
