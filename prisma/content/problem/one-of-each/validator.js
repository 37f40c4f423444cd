export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^\d+$/.test(first)) return 'the first line must contain only k';
  const k = Number(first);
  if (k < 1 || k > 10_000) return 'k must be 1 to 10 000';
  if (lines.length !== k) return 'there must be k lists';
  let all = 0;
  for (const line of lines) {
    if (!/^\d+( \d+)+$/.test(line)) return 'a list must have its number of applicants and at least one age';
    const [count, ...ages] = line.split(' ').map(Number);
    if (ages.length !== count) return 'a list must have as many ages as its first number says';
    if (ages.some((age, i) => age > 1e6 || age < ages[i - 1])) return 'ages must be from 0 to 10^6 in non-decreasing order';
    all += count;
  }
  if (all > 500_000) return 'there must be at most 500 000 applicants';
}
