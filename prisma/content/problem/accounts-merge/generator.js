/**
 * People with chains of accounts, in which each account shares one address with the next. They are shuffled, so that
 * groups are merged late. `size` counts accounts.
 */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 10_000;
export const seeds = [1, 2, 3];

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

export function generate(size, random) {
  const accounts = [];
  for (let person = 0; accounts.length < size; person++) {
    const name = random.pick(NAMES);
    const length = Math.min(random.int(1, random.pick([2, 20, 400])), size - accounts.length);
    const mails = Array.from({ length: length + 1 }, (_, i) => `${random.text(3, 'abcxyz')}.${person}.${i}@mail.org`);
    for (let i = 0; i < length; i++) accounts.push([name, ...random.shuffle([mails[i], mails[i + 1]])]);
  }
  return [random.shuffle(accounts)];
}
