const limit = BigInt(require('node:fs').readFileSync(0, 'utf8').trim());

let count = 0;
for (let number = 1; number <= limit; number++) {
  const digits = String(number);
  let isRestless = true;
  for (let i = 1; i < digits.length && isRestless; i++)
    isRestless = digits[i] !== digits[i - 1];
  if (isRestless) count++;
}
console.log(count);
