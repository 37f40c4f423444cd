/** Each nurse names shifts near her own number, and too many want the first ones, which makes augmenting paths long. */
export const smallest = 1;
export const largest = 1000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lines = Array.from({ length: size }, (_, nurse) => {
    const shifts = new Set();
    const least = random.int(0, 9) === 0 ? 1 : Math.max(1, nurse - 3);
    const count = random.int(1, 5);
    for (let i = 0; i < count; i++) shifts.add(random.int(least, Math.min(size, least + 4)));
    return [...shifts].join(' ');
  });
  return `${size} ${size}\n${lines.join('\n')}\n`;
}
