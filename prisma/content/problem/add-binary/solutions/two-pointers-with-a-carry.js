function addBinary(a, b) {
  const bits = [];
  let i = a.length - 1;
  let j = b.length - 1;
  let carry = 0;
  while (i >= 0 || j >= 0 || carry > 0) {
    let total = carry;
    if (i >= 0) total += Number(a[i--]);
    if (j >= 0) total += Number(b[j--]);
    bits.push(total % 2);
    carry = total >> 1;
  }
  return bits.reverse().join('');
}
