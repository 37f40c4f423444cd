// Wrong Answer: subtracts a floor once for each unlucky number that divides it
const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const floors = BigInt(lines[0]);
const unlucky = lines[1].split(' ').map(BigInt);
console.log(String(unlucky.reduce((left, number) => left - floors / number, floors)));
