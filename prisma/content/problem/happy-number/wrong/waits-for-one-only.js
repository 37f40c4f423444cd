// Time Limit Exceeded: does not detect the cycle, so it never ends for a number that is not happy
function isHappy(n) {
  let num = n;
  while (num !== 1) {
    num = [...String(num)].reduce((sum, digit) => sum + digit ** 2, 0);
  }
  return true;
}
