// Wrong Answer: a number of JavaScript has only 53 bits of precision
function addBinary(a, b) {
  return (parseInt(a, 2) + parseInt(b, 2)).toString(2);
}
