const SMALL = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  ...['Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen'],
  ...['Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = [
  ...['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty'],
  'Ninety',
];
const PLACES = [
  [10 ** 9, 'Billion'],
  [10 ** 6, 'Million'],
  [1000, 'Thousand'],
  [1, ''],
];

function numberToWords(num) {
  if (num === 0) return 'Zero';
  const words = PLACES.flatMap(([value, name]) => {
    const part = Math.floor(num / value) % 1000;
    return part === 0 ? [] : [...wordsOf(part), name];
  });
  return words.filter((word) => word !== '').join(' ');
}

function wordsOf(part) {
  const hundreds = part >= 100 ? [SMALL[Math.floor(part / 100)], 'Hundred'] : [];
  const rest = part % 100;
  if (rest < 20) return [...hundreds, SMALL[rest]];
  return [...hundreds, TENS[Math.floor(rest / 10)], SMALL[rest % 10]];
}
