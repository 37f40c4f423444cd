// Wrong Answer: the text of bits is not filled with zeros up to 32
function reverseBits(n) {
  return parseInt([...n.toString(2)].reverse().join(''), 2);
}
