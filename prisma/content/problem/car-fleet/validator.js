export function validate(target, position, speed) {
  const isWithin = (number, low, high) => Number.isInteger(number) && number >= low && number <= high;
  if (!isWithin(target, 1, 10 ** 6)) return 'target must be from 1 to 10^6';
  if (position.length < 1 || position.length > 50_000) return 'there must be 1 to 50 000 cars';
  if (position.length !== speed.length) return 'each car must have a position and a speed';
  if (position.some((place) => !isWithin(place, 0, target - 1))) return 'a car must start before the target';
  if (speed.some((v) => !isWithin(v, 1, 10 ** 6))) return 'each speed must be from 1 to 10^6';
  if (new Set(position).size < position.length) return 'all positions must be distinct';
}
