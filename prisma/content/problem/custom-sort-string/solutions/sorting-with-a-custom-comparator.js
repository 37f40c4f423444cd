function customSortString(order, s) {
  const ranks = new Map([...order].map((letter, place) => [letter, place]));
  const rank = (letter) => ranks.get(letter) ?? order.length;
  return [...s].sort((a, b) => rank(a) - rank(b)).join('');
}
