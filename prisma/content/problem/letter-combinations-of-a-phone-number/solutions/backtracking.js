const LETTERS = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

function letterCombinations(digits) {
  if (digits === '') return [];
  const texts = [];
  const chosen = [];

  function choose() {
    if (chosen.length === digits.length) {
      texts.push(chosen.join(''));
      return;
    }
    for (const letter of LETTERS[digits[chosen.length]]) {
      chosen.push(letter);
      choose();
      chosen.pop();
    }
  }

  choose();
  return texts;
}
