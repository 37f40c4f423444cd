// Wrong Answer: combines letters of the same rank only, the first ones with the first ones and so on
const LETTERS = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

function letterCombinations(digits) {
  const longest = Math.max(...[...digits].map((digit) => LETTERS[digit].length));
  const texts = [];
  for (let rank = 0; rank < longest; rank++) {
    texts.push([...digits].map((digit) => LETTERS[digit][rank] ?? '').join(''));
  }
  return texts;
}
