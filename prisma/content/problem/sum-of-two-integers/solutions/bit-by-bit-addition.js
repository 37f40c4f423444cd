function getSum(a, b) {
  let sum = 0;
  let carry = 0;
  for (let place = 1; place !== 0; place <<= 1) {
    sum |= (a ^ b ^ carry) & place;
    carry = (((a & b) | (a & carry) | (b & carry)) & place) << 1;
  }
  return sum;
}
