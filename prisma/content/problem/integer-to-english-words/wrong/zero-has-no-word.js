// Wrong Answer: returns an empty string for 0
function numberToWords(num) {
  const small = [
    ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
    ...['Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen'],
    ...['Seventeen', 'Eighteen', 'Nineteen'],
  ];
  const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
  const places = { Billion: 10 ** 9, Million: 10 ** 6, Thousand: 1000, Hundred: 100 };
  for (const [name, value] of Object.entries(places)) {
    if (num < value) continue;
    const count = numberToWords(Math.floor(num / value));
    return `${count} ${name} ${numberToWords(num % value)}`.trim();
  }
  if (num < 20) return small[num];
  return `${tens[Math.floor(num / 10) - 2]} ${numberToWords(num % 10)}`.trim();
}
