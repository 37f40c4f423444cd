// Wrong Answer: lets the minimum number of open parentheses drop below 0
function checkValidString(s) {
  let least = 0;
  let greatest = 0;
  for (const char of s) {
    least += char === '(' ? 1 : -1;
    greatest += char === ')' ? -1 : 1;
    if (greatest < 0) return false;
  }
  return least <= 0;
}
