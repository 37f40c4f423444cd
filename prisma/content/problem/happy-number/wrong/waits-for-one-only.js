// Time Limit Exceeded: a number that is not happy goes round in its cycle for ever
function isHappy(n) {
  let num = n;
  while (num !== 1) {
    num = [...String(num)].reduce((sum, digit) => sum + digit ** 2, 0);
  }
  return true;
}
