const ALLOWED = { addWord: /^[a-z]{1,25}$/, search: /^[a-z.]{1,25}$/ };

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'WordDictionary') return 'the first call must be WordDictionary()';
  if (rest.length > 10_000) return 'there must be at most 10 000 calls after the constructor';
  for (const [name, ...args] of rest) {
    if (!Object.hasOwn(ALLOWED, name)) return `there is no method ${name}`;
    if (args.length !== 1) return `${name} takes exactly one argument`;
    if (typeof args[0] !== 'string' || !ALLOWED[name].test(args[0])) return `${name} must get a string of 1 to 25 allowed characters`;
    if (args[0].split('.').length > 3) return 'a pattern must have at most two dots';
  }
}
