function findItinerary(tickets) {
  const goals = new Map(tickets.flat().map((airport) => [airport, []]));
  for (const [from, to] of tickets) goals.get(from).push(to);
  for (const list of goals.values()) list.sort().reverse();
  const journey = [];
  const stack = ['JFK'];
  while (stack.length > 0) {
    const left = goals.get(stack.at(-1));
    if (left.length > 0) stack.push(left.pop());
    else journey.push(stack.pop());
  }
  return journey.reverse();
}
