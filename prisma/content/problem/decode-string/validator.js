export function validate(s) {
  if (s.length < 1 || s.length > 30) return 's must have 1 to 30 characters';
  if (!/^[a-z0-9[\]]*$/.test(s)) return 's must consist of lowercase English letters, digits and brackets';
  if (/\d(?![\d[])|(?<!\d)\[|\[\]/.test(s)) return 'there must be a number directly before each [ and nowhere else, and no group may be empty';
  const lengths = [0];
  const counts = [];
  for (const token of s.match(/\d+\[|\]|[a-z]+/g)) {
    if (token.endsWith('[')) {
      const count = token.slice(0, -1);
      if (count.startsWith('0') || Number(count) > 300) return 'a number must be 1 to 300, without leading zeros';
      counts.push(Number(count));
      lengths.push(0);
    } else if (token === ']') {
      if (counts.length === 0) return 'a closing bracket has no opening bracket';
      const length = lengths.pop() * counts.pop();
      lengths.push(lengths.pop() + length);
    } else {
      lengths.push(lengths.pop() + token.length);
    }
  }
  if (counts.length > 0) return 'an opening bracket is not closed';
  if (lengths[0] > 100_000) return 'the decoded string must have at most 100 000 letters';
}
