function alienOrder(words) {
  const behind = new Map([...words.join('')].map((letter) => [letter, new Set()]));
  for (let i = 1; i < words.length; i++) {
    const first = words[i - 1];
    const second = words[i];
    let at = 0;
    while (at < first.length && first[at] === second[at]) at++;
    if (at < first.length && at === second.length) return '';
    if (at < first.length) behind.get(first[at]).add(second[at]);
  }

  const done = new Map();
  const order = [];

  function explore(letter) {
    if (done.has(letter)) return done.get(letter);
    done.set(letter, false);
    if (![...behind.get(letter)].every(explore)) return false;
    done.set(letter, true);
    order.push(letter);
    return true;
  }

  return [...behind.keys()].every(explore) ? order.reverse().join('') : '';
}
