export function validate(trips, capacity) {
  if (!Array.isArray(trips) || trips.length < 1 || trips.length > 1_000) return 'there must be 1 to 1 000 trips';
  const within = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;
  for (const trip of trips) {
    if (!Array.isArray(trip) || trip.length !== 3) return 'a trip must be [passengers, from, to]';
    const [passengers, from, to] = trip;
    if (!within(passengers, 1, 100)) return 'a trip must have 1 to 100 passengers';
    if (!within(from, 0, 1_000) || !within(to, from + 1, 1_000)) return 'a trip must have 0 ≤ from < to ≤ 1 000';
  }
  if (!within(capacity, 1, 100_000)) return 'capacity must be 1 to 100 000';
}
