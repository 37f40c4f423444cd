function reorganizeString(s) {
  const left = new Map();
  for (const letter of s) left.set(letter, (left.get(letter) ?? 0) + 1);
  const result = [];

  function fill() {
    if (result.length === s.length) return true;
    for (const [letter, count] of left) {
      if (count === 0 || result.at(-1) === letter) continue;
      left.set(letter, count - 1);
      result.push(letter);
      if (fill()) return true;
      result.pop();
      left.set(letter, count);
    }
    return false;
  }

  return fill() ? result.join('') : '';
}
