function partitionLabels(s) {
  const reach = new Map();
  [...s].forEach((letter, i) => {
    if (!reach.has(letter)) reach.set(letter, [i, i]);
    reach.get(letter)[1] = i;
  });
  const parts = [];
  for (const [first, last] of reach.values()) {
    const part = parts.at(-1);
    if (part && first <= part[1]) part[1] = Math.max(part[1], last);
    else parts.push([first, last]);
  }
  return parts.map(([first, last]) => last - first + 1);
}
