// Wrong Answer: returns an array with the empty string if there are no digits
const LETTERS = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

function letterCombinations(digits) {
  let texts = [''];
  for (const digit of digits) {
    const letters = [...LETTERS[digit]];
    texts = texts.flatMap((text) => letters.map((letter) => text + letter));
  }
  return texts;
}
