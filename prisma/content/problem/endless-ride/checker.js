export function check({ input, expected, actual }) {
  const hasTrip = String(expected).trim() !== 'none';
  const answer = String(actual).trim();
  if (answer === 'none') return hasTrip ? 'there is a round trip that gains energy' : undefined;
  if (!hasTrip) return 'no round trip gains energy';
  if (!/^\d+(\s+\d+)+$/.test(answer)) return 'the output is neither none nor a sequence of places';
  const places = answer.split(/\s+/).map(Number);
  if (new Set(places).size < places.length) return 'a place is visited twice';
  if (places.some((place) => place < places[0])) return 'the round trip does not begin with its smallest number';

  const cheapest = new Map();
  for (const line of input.trim().split('\n').slice(1)) {
    const [from, to, cost] = line.split(' ').map(Number);
    cheapest.set(`${from} ${to}`, Math.min(cost, cheapest.get(`${from} ${to}`) ?? cost));
  }
  let total = 0;
  for (const [i, place] of places.entries()) {
    const next = places[(i + 1) % places.length];
    const cost = cheapest.get(`${place} ${next}`);
    if (cost === undefined) return `there is no road from ${place} to ${next}`;
    total += cost;
  }
  if (total >= 0) return 'this round trip gains nothing';
}
