const isDigits = (text) => /^\d*$/.test(text);
const withoutSign = (text) => text.replace(/^[+-]/, '');

function isNumber(s) {
  const e = s.search(/e/i);
  if (e >= 0) {
    const exponent = withoutSign(s.slice(e + 1));
    if (exponent === '' || !isDigits(exponent)) return false;
  }
  const decimal = withoutSign(e < 0 ? s : s.slice(0, e));
  const point = decimal.indexOf('.');
  const before = point < 0 ? decimal : decimal.slice(0, point);
  const behind = point < 0 ? '' : decimal.slice(point + 1);
  if (before === '' && behind === '') return false;
  return isDigits(before) && isDigits(behind);
}
