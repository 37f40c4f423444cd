function addStrings(num1, num2) {
  const digits = [];
  let i = num1.length - 1;
  let j = num2.length - 1;
  let carry = 0;
  while (i >= 0 || j >= 0 || carry > 0) {
    const sum = Number(num1[i] ?? 0) + Number(num2[j] ?? 0) + carry;
    digits.push(sum % 10);
    carry = sum >= 10 ? 1 : 0;
    i--;
    j--;
  }
  return digits.reverse().join('');
}
