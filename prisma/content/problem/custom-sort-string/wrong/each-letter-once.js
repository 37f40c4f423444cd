// Wrong Answer: writes each letter of the order once, however often it occurs
function customSortString(order, s) {
  const first = [...order].filter((letter) => s.includes(letter));
  const rest = [...s].filter((letter) => !order.includes(letter));
  return [...first, ...rest].join('');
}
