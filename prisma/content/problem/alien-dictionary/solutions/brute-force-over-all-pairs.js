function alienOrder(words) {
  let rules = new Set();
  for (let j = 0; j < words.length; j++) {
    for (let i = 0; i < j; i++) {
      const first = words[i];
      const second = words[j];
      let at = 0;
      while (at < first.length && first[at] === second[at]) at++;
      if (at < first.length && at === second.length) return '';
      if (at < first.length) rules.add(first[at] + second[at]);
    }
  }

  const letters = new Set(words.join(''));
  let order = '';
  while (letters.size > 0) {
    const waiting = new Set([...rules].map((rule) => rule[1]));
    const free = [...letters].find((letter) => !waiting.has(letter));
    if (free === undefined) return '';
    order += free;
    letters.delete(free);
    rules = new Set([...rules].filter((rule) => rule[0] !== free));
  }
  return order;
}
