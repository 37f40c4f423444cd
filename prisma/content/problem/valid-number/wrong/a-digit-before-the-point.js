// Wrong Answer: requires a digit before the point, so it rejects .5
function isNumber(s) {
  return /^[+-]?\d+\.?\d*(e[+-]?\d+)?$/i.test(s);
}
