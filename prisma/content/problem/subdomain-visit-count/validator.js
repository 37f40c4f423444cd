const ENTRY = /^([1-9]\d*) [a-z]{1,10}(?:\.[a-z]{1,10}){1,2}$/;

export function validate(cpdomains) {
  if (cpdomains.length < 1 || cpdomains.length > 100) return 'there must be 1 to 100 entries';
  for (const entry of cpdomains) {
    const [, number] = ENTRY.exec(entry) ?? [];
    if (number === undefined) return `"${entry}" is not a count and a domain of two or three parts`;
    if (Number(number) > 10_000) return 'a count must be at most 10 000';
  }
}
