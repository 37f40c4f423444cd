function* digits(n: number): Generator<number> {
  for (; n > 0; n = Math.trunc(n / 10)) yield n % 10;
}

const step = (n: number): number => [...digits(n)].reduce((sum: number, d: number) => sum + d ** 2, 0);

function isHappy(n: number): boolean {
  let [slow, fast] = [n, step(n)];
  while (fast !== 1 && slow !== fast) [slow, fast] = [step(slow), step(step(fast))];
  return fast === 1;
}
