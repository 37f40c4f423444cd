// Wrong Answer: does not pad the binary string with zeros to 32 characters
function reverseBits(n) {
  return parseInt([...n.toString(2)].reverse().join(''), 2);
}
