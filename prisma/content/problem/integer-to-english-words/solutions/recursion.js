const SMALL = [
  'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten',
  'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen',
  'Eighteen', 'Nineteen',
];
const TENS = [
  'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety',
];
const UNITS = [
  [10 ** 9, 'Billion'], [10 ** 6, 'Million'], [1000, 'Thousand'], [100, 'Hundred'],
];

function numberToWords(num) {
  const wordsOf = (rest) => {
    if (rest === 0) return [];
    for (const [unit, name] of UNITS) {
      if (rest >= unit) {
        return [...wordsOf(Math.floor(rest / unit)), name, ...wordsOf(rest % unit)];
      }
    }
    if (rest >= 20) return [TENS[Math.floor(rest / 10) - 2], ...wordsOf(rest % 10)];
    return [SMALL[rest - 1]];
  };

  return wordsOf(num).join(' ') || 'Zero';
}
