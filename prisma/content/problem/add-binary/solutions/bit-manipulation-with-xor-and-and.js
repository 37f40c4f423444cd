function addBinary(a, b) {
  const length = Math.max(a.length, b.length) + 1;
  const bitsOf = (s) => [...s.padStart(length, '0')].reverse().map(Number);
  let total = bitsOf(a);
  let carry = bitsOf(b);
  while (carry.includes(1)) {
    const common = total.map((bit, i) => bit & carry[i]);
    total = total.map((bit, i) => bit ^ carry[i]);
    carry = [0, ...common.slice(0, -1)];
  }
  while (total.length > 1 && total.at(-1) === 0) total.pop();
  return total.reverse().join('');
}
