export function validate(input) {
  const row = input.replace(/\n$/, '');
  if (row.length < 1 || row.length > 200_000) return 'the row must have 1 to 200 000 boxes';
  if (!/^[HLM]+$/.test(row)) return 'a box must be H, L or M';
}
