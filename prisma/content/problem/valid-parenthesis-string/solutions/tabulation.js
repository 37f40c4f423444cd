const STEPS = { '(': [1], ')': [-1], '*': [-1, 0, 1] };

function checkValidString(s) {
  let counts = new Set([0]);
  for (const char of s) {
    const following = new Set();
    for (const count of counts) {
      for (const step of STEPS[char]) {
        if (count + step >= 0) following.add(count + step);
      }
    }
    counts = following;
  }
  return counts.has(0);
}
