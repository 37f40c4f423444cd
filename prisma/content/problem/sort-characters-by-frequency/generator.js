/** Random characters, some of them much more frequent than others. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

export function generate(size, random) {
  const kinds = random.shuffle(CHARACTERS).slice(0, random.int(2, CHARACTERS.length));
  return [
    Array.from({ length: size }, () => kinds[random.int(0, random.int(0, kinds.length - 1))]).join(''),
  ];
}
