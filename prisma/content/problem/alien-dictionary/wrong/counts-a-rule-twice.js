// Wrong Answer: counts a duplicate edge twice in the in-degree but decrements it only once
function alienOrder(words) {
  const behind = new Map([...words.join('')].map((letter) => [letter, new Set()]));
  const before = new Map([...behind.keys()].map((letter) => [letter, 0]));
  for (let i = 1; i < words.length; i++) {
    const first = words[i - 1];
    const second = words[i];
    let at = 0;
    while (at < first.length && first[at] === second[at]) at++;
    if (at < first.length && at === second.length) return '';
    if (at === first.length) continue;
    behind.get(first[at]).add(second[at]);
    before.set(second[at], before.get(second[at]) + 1);
  }
  const order = [...before.keys()].filter((letter) => before.get(letter) === 0);
  for (const letter of order) {
    for (const other of behind.get(letter)) {
      before.set(other, before.get(other) - 1);
      if (before.get(other) === 0) order.push(other);
    }
  }
  return order.length === before.size ? order.join('') : '';
}
