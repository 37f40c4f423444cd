function customSortString(order, s) {
  const counts = new Map([...order].map((letter) => [letter, 0]));
  for (const letter of s) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => letter.repeat(count)).join('');
}
