export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return 'there must be two lines';
  if (!/^\d+$/.test(lines[0])) return 'the first line must contain only n';
  if (!/^\d+( \d+)*$/.test(lines[1])) return 'the second line must contain numbers separated by spaces';
  const n = Number(lines[0]);
  if (n < 1 || n > 500_000) return 'n must be 1 to 500 000';
  const parents = [0, ...lines[1].split(' ').map(Number)];
  if (parents.length !== n + 1) return 'there must be n parents';
  if (parents.some((parent) => parent > n)) return 'a parent must be 0 or the number of a person';
  if (parents.indexOf(0, 1) < 0 || parents.indexOf(0, parents.indexOf(0, 1) + 1) >= 0) return 'exactly one parent must be 0';

  // 0: not seen, 1: on the current path up, 2: known to descend from the ancestor
  const state = new Uint8Array(n + 1);
  state[0] = 2;
  for (let person = 1; person <= n; person++) {
    let at = person;
    for (; state[at] === 0; at = parents[at]) state[at] = 1;
    if (state[at] === 1) return 'every person must descend from the ancestor';
    for (at = person; state[at] === 1; at = parents[at]) state[at] = 2;
  }
}
