function reverseBits(n) {
  const bits = n.toString(2).padStart(32, '0');
  return parseInt([...bits].reverse().join(''), 2);
}
