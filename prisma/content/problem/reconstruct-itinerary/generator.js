/** A random walk between some airports, with shuffled tickets. `size` counts tickets. */
export const smallest = 1;
export const largest = 300;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const airports = new Set(['JFK']);
  while (airports.size < 2 + Math.floor(Math.sqrt(size) * 2)) {
    airports.add(random.text(3, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
  }
  const names = [...airports];
  const tickets = [];
  let from = 'JFK';
  while (tickets.length < size) {
    const to = random.pick(names);
    if (to === from) continue;
    tickets.push([from, to]);
    from = to;
  }
  return [random.shuffle(tickets)];
}
