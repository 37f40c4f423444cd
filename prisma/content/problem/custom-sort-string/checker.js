const sorted = (text) => [...text].sort().join('');

export function check({ args: [order, s], actual }) {
  if (actual.length !== s.length || sorted(actual) !== sorted(s)) return 'the answer is not a permutation of s';
  let last = 0;
  for (const letter of actual) {
    const place = order.indexOf(letter);
    if (place < 0) continue;
    if (place < last) return `${letter} comes after ${order[last]}`;
    last = place;
  }
}
