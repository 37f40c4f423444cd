/** The queue is filled; then elements leave and others take their place again and again, and the rest is read. */
export const smallest = 2;
export const largest = 3_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const k = Math.ceil(size / 3);
  const calls = [['MyCircularQueue', k]];
  for (let i = 0; i < size; i++) {
    if (i < k) calls.push(['enQueue', random.int(0, 1_000)]);
    else {
      const name = random.pick(['deQueue', 'enQueue', 'deQueue', 'enQueue', 'Front', 'Rear', 'isEmpty', 'isFull']);
      calls.push(name === 'enQueue' ? [name, random.int(0, 1_000)] : [name]);
    }
  }
  return calls;
}
