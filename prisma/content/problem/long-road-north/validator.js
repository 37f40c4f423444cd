export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+ \d+$/.test(lines[0])) return 'the first line must contain D, F and n';
  const [distance, fuel, n] = lines[0].split(' ').map(Number);
  if (distance < 1 || distance > 1e9 || fuel < 1 || fuel > 1e9) return 'D and F must be 1 to 10^9';
  if (n < 1 || n > 200_000) return 'n must be 1 to 200 000';
  if (lines.length !== n + 1) return 'there must be n lines after the first';
  let last = 0;
  for (const line of lines.slice(1)) {
    if (!/^\d+ \d+$/.test(line)) return 'a station must have two numbers';
    const [kilometre, litres] = line.split(' ').map(Number);
    if (kilometre <= last || kilometre > distance) return 'kilometres must be strictly increasing, from 1 to D';
    if (litres < 1 || litres > 1e9) return 'litres must be 1 to 10^9';
    last = kilometre;
  }
}
