// The products stay below 2^53, so numbers are exact.
const BASE = 131;
const PRIME = 1_000_000_007;

function repeatedStringMatch(a, b) {
  const n = a.length;
  const m = b.length;
  let wanted = 0;
  let window = 0;
  let highest = 1;
  for (let j = 0; j < m; j++) {
    wanted = (wanted * BASE + b.charCodeAt(j)) % PRIME;
    window = (window * BASE + a.charCodeAt(j % n)) % PRIME;
    if (j > 0) highest = (highest * BASE) % PRIME;
  }
  for (let start = 0; start < n; start++) {
    if (window === wanted && matches(a, b, start)) return Math.ceil((start + m) / n);
    const rest = (window + PRIME - ((a.charCodeAt(start) * highest) % PRIME)) % PRIME;
    window = (rest * BASE + a.charCodeAt((start + m) % n)) % PRIME;
  }
  return -1;
}

function matches(a, b, start) {
  for (let j = 0; j < b.length; j++) {
    if (a[(start + j) % a.length] !== b[j]) return false;
  }
  return true;
}
