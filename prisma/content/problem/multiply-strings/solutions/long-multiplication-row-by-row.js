function multiply(num1, num2) {
  const digits = [...num1].reverse().map(Number);
  const total = []; // lowest digit first
  for (const factor of num2) {
    total.unshift(0);
    let carry = 0;
    for (let place = 0; place < Math.max(total.length, digits.length); place++) {
      const sum = (total[place] ?? 0) + (digits[place] ?? 0) * factor + carry;
      total[place] = sum % 10;
      carry = Math.floor(sum / 10);
    }
    if (carry > 0) total.push(carry);
  }
  while (total.length > 1 && total.at(-1) === 0) total.pop();
  return total.reverse().join('');
}
