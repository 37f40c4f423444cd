export function validate(n, flights, src, dst, k) {
  const isFrom = (number, least, most) => Number.isInteger(number) && number >= least && number <= most;
  if (!isFrom(n, 2, 100)) return 'there must be 2 to 100 cities';
  if (flights.length > (n * (n - 1)) / 2) return 'there must be at most n · (n - 1) / 2 flights';
  const isCity = (city) => isFrom(city, 0, n - 1);
  if (flights.some(([a, b]) => !isCity(a) || !isCity(b) || a === b)) return 'a flight must connect two different cities';
  if (flights.some((flight) => flight.length !== 3 || !isFrom(flight[2], 1, 10_000))) {
    return 'a price must be from 1 to 10 000';
  }
  if (new Set(flights.map(([a, b]) => Math.min(a, b) * n + Math.max(a, b))).size < flights.length) {
    return 'there must be at most one flight between any two cities';
  }
  if (!isCity(src) || !isCity(dst) || src === dst) return 'src and dst must be two different cities';
  if (!isFrom(k, 0, n - 1)) return 'k must be from 0 to n - 1';
}
