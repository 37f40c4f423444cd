// Wrong Answer: wants a digit before the point, so .5 is refused
function isNumber(s) {
  return /^[+-]?\d+\.?\d*(e[+-]?\d+)?$/i.test(s);
}
