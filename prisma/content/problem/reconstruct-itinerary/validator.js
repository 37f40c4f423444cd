export function validate(tickets) {
  if (tickets.length < 1 || tickets.length > 300) return 'there must be 1 to 300 tickets';
  const isAirport = (airport) => /^[A-Z]{3}$/.test(airport);
  if (tickets.some((ticket) => ticket.length !== 2 || !ticket.every(isAirport) || ticket[0] === ticket[1])) {
    return 'a ticket must connect two different airports of three uppercase letters';
  }
  const flights = new Map(tickets.flat().map((airport) => [airport, []]));
  const surplus = new Map([...flights.keys()].map((airport) => [airport, 0]));
  for (const [from, to] of tickets) {
    flights.get(from).push(to);
    surplus.set(from, surplus.get(from) + 1);
    surplus.set(to, surplus.get(to) - 1);
  }
  const reached = new Set(['JFK']);
  for (const airport of reached) (flights.get(airport) ?? []).forEach((to) => reached.add(to));
  const uneven = [...surplus].filter(([, count]) => count !== 0);
  const isClosed = uneven.length === 0;
  const isOpen = uneven.length === 2 && surplus.get('JFK') === 1 && uneven.some(([, count]) => count === -1);
  // An Eulerian path exists if the in-degree equals the out-degree for each airport except the ends.
  if (!isClosed && !isOpen) return 'there must be a journey from JFK that uses every ticket';
  if (![...flights.keys()].every((airport) => reached.has(airport))) return 'all airports must be reachable from JFK';
}
