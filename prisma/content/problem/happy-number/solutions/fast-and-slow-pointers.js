function isHappy(n) {
  let slow = n;
  let fast = next(n);
  while (fast !== 1 && slow !== fast) {
    slow = next(slow);
    fast = next(next(fast));
  }
  return fast === 1;
}

function next(num) {
  let sum = 0;
  for (let rest = num; rest > 0; rest = Math.floor(rest / 10)) sum += (rest % 10) ** 2;
  return sum;
}
