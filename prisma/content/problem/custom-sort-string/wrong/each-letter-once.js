// Wrong Answer: appends each letter of order once, no matter how many times it occurs in s
function customSortString(order, s) {
  const first = [...order].filter((letter) => s.includes(letter));
  const rest = [...s].filter((letter) => !order.includes(letter));
  return [...first, ...rest].join('');
}
