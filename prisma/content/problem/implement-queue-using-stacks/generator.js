/** Half of the calls fill the queue; after that every second push meets a long queue. `size` counts calls. */
export const smallest = 2;
export const largest = 100;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const filling = Math.ceil(size / 2);
  const calls = [['MyQueue']];
  let length = 0;
  for (let i = 0; i < size; i++) {
    const chance = random.int(1, 10);
    if (i < filling || length === 0 || chance <= 4) {
      calls.push(['push', random.int(1, 9)]);
      length += 1;
    } else if (chance <= 8) {
      calls.push(['pop']);
      length -= 1;
    } else {
      calls.push([chance === 9 ? 'peek' : 'empty']);
    }
  }
  return calls;
}
