const METHODS = ['insert', 'search', 'startsWith'];

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'Trie') return 'the first call must be Trie()';
  if (rest.length > 20_000) return 'there must be at most 20 000 calls after the constructor';
  let letters = 0;
  for (const [name, ...args] of rest) {
    if (!METHODS.includes(name)) return `there is no method ${name}`;
    if (args.length !== 1) return `${name} takes exactly one argument`;
    if (typeof args[0] !== 'string' || !/^[a-z]{1,2000}$/.test(args[0])) return 'a word must have 1 to 2 000 lowercase English letters';
    letters += args[0].length;
  }
  if (letters > 100_000) return 'all words together must have at most 100 000 letters';
}
