/** Passengers check in and out in groups; in the second half getAverageTime is called after each journey. */
export const smallest = 3;
export const largest = 20_000;
export const measuredUpTo = 30_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const stations = Array.from({ length: 40 }, () => random.text(6, 'abcdef'));
  const calls = [['UndergroundSystem']];
  const routes = [];
  let time = 0;
  const tick = () => (time += random.int(1, 50));
  while (calls.length + 2 <= size) {
    const id = random.int(1, 10 ** 6);
    const route = [random.pick(stations), random.pick(stations)];
    calls.push(['checkIn', id, route[0], tick()], ['checkOut', id, route[1], tick()]);
    routes.push(route);
    while (calls.length > size / 2 && calls.length <= size && random.int(1, 3) > 1) {
      calls.push(['getAverageTime', ...random.pick(routes)]);
    }
  }
  return calls;
}
