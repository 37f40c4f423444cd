// Wrong Answer: writes the digit first and the length after it
function countAndSay(n) {
  let term = '1';
  for (let i = 1; i < n; i++) {
    term = term.replace(/(\d)\1*/g, (run, digit) => digit + run.length);
  }
  return term;
}
