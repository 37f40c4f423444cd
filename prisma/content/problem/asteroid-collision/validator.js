const isRock = (rock) => Number.isInteger(rock) && rock !== 0 && Math.abs(rock) <= 1_000;

export function validate(asteroids) {
  if (asteroids.length < 2 || asteroids.length > 10_000) return 'there must be 2 to 10 000 asteroids';
  if (!asteroids.every(isRock)) return 'the absolute value of each asteroid must be 1 to 1 000';
}
