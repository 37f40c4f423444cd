/** Nearly all cars have the same speed, so most of them are alone, and a scan of all cars ahead takes long. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const target = 1_000_000;
  const gap = Math.floor(target / size);
  const usual = random.int(100, 1_000);
  const places = Array.from({ length: size }, (_, i) => i * gap + random.int(0, gap - 1));
  const speeds = places.map(() => (random.int(1, 1_000) === 1 ? random.int(1, 10_000) : usual));
  return [target, random.shuffle(places), speeds];
}
