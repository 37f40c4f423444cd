/** Twice as many guests come as go until the hooks are used up, and they take hooks in the middle and at the end. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const sums = Array.from({ length: size + 1 }, (_, place) => place & -place);
  const change = (hook, by) => {
    for (let place = hook; place <= size; place += place & -place) sums[place] += by;
  };
  const kthFree = (k) => {
    let place = 0;
    for (let jump = 1 << 17; jump > 0; jump >>= 1) {
      if (place + jump > size || sums[place + jump] >= k) continue;
      place += jump;
      k -= sums[place];
    }
    return place + 1;
  };

  const taken = [];
  const lines = [`${size} ${size}`];
  while (lines.length <= size) {
    const free = size - taken.length;
    if (taken.length === 0 || (free > 0 && random.int(1, 3) > 1)) {
      const k = random.int(Math.ceil(free / 2), free);
      const hook = kthFree(k);
      taken.push(hook);
      change(hook, -1);
      lines.push(`take ${k}`);
    } else {
      const at = random.int(0, taken.length - 1);
      const hook = taken[at];
      taken[at] = taken.at(-1);
      taken.pop();
      change(hook, 1);
      lines.push(`give ${hook}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
