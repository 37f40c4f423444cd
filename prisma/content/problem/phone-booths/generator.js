/** Bookings that begin early and end late, so that most of them overlap. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const step = random.int(2, Math.floor(1_000_000_000 / (size + 1)));
  const longest = random.pick([10, Math.ceil(size / 2), size]);
  const lines = Array.from({ length: size }, (_, i) => {
    const start = i * step + random.int(0, 1);
    const end = start + random.int(1, longest) * step;
    return `${start} ${Math.min(end, 1_000_000_000)}`;
  });
  return `${size}\n${random.shuffle(lines).join('\n')}\n`;
}
