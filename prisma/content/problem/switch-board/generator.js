/** Thirty lamps, and a hidden set of switches that lights them all in most inputs. */
export const smallest = 1;
export const largest = 20;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const all = 2 ** 30 - 1;
  const switches = Array.from({ length: size }, () => random.int(0, all));
  const pressed = random.shuffle(switches.map((_, i) => i)).slice(0, random.int(1, size));
  const others = pressed.slice(1).reduce((lamps, i) => lamps ^ switches[i], 0);
  switches[pressed[0]] = all ^ others;
  const lines = switches.map((lamps) => lamps.toString(2).padStart(30, '0'));
  return `30 ${size}\n${lines.join('\n')}\n`;
}
