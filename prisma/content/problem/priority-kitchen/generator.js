/** Orders come in much faster than they are cooked, so that many of them wait; each priority occurs several times. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lines = [String(size)];
  const priorities = Math.ceil(size / 3);
  let arrival = random.int(0, 1000);
  for (let i = 0; i < size; i++) {
    lines.push(`${arrival} ${random.int(1, 1_000_000_000)} ${random.int(1, priorities)}`);
    arrival += random.int(0, 4000);
  }
  return `${lines.join('\n')}\n`;
}
