export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^\d+ \d+$/.test(lines[0])) return 'the first line must contain n and q';
  const [n, q] = lines[0].split(' ').map(Number);
  if (n < 1 || n > 100_000 || q < 1 || q > 100_000) return 'n and q must be 1 to 100 000';
  if (lines.length !== q + 1) return 'there must be q events';

  const isTaken = new Uint8Array(n + 1);
  const sums = Array.from({ length: n + 1 }, (_, place) => place & -place);
  const change = (hook, by) => {
    isTaken[hook] = by < 0 ? 1 : 0;
    for (let place = hook; place <= n; place += place & -place) sums[place] += by;
  };
  let free = n;
  for (const line of lines.slice(1)) {
    if (!/^(take|give) \d+$/.test(line)) return 'an event must be take or give with a number';
    const [word, text] = line.split(' ');
    const number = Number(text);
    if (word === 'give') {
      if (!isTaken[number]) return 'a hook must be taken before it is given back';
      change(number, 1);
      free++;
    } else {
      if (number < 1 || number > free) return 'k must be 1 to the number of free hooks';
      let place = 0;
      let left = number;
      for (let jump = 1 << 17; jump > 0; jump >>= 1) {
        if (place + jump > n || sums[place + jump] >= left) continue;
        place += jump;
        left -= sums[place];
      }
      change(place + 1, -1);
      free--;
    }
  }
}
