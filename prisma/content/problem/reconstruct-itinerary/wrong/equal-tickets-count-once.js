// Wrong Answer: stores the destinations of an airport in a set, which loses duplicate tickets
function findItinerary(tickets) {
  const goals = new Map(tickets.flat().map((airport) => [airport, new Set()]));
  for (const [from, to] of tickets) goals.get(from).add(to);
  const lists = new Map();
  for (const [from, to] of goals) lists.set(from, [...to].sort().reverse());
  const journey = [];
  const stack = ['JFK'];
  while (stack.length > 0) {
    const left = lists.get(stack.at(-1));
    if (left.length > 0) stack.push(left.pop());
    else journey.push(stack.pop());
  }
  return journey.reverse();
}
