const KEYS: readonly string[] = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

function letterCombinations(digits: string): string[] {
  if (digits === '') return [];
  return [...digits].reduce<string[]>(
    (words, d) => words.flatMap((w) => [...KEYS[Number(d)]].map((c) => w + c)),
    [''],
  );
}
