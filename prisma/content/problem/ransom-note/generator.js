/** The note has exactly the letters of the magazine; with one seed, one letter of the note is replaced. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const magazine = random.text(size, 'abcdefghijklmnopqrstuvwxy');
  const note = random.shuffle([...magazine]);
  if (random.int(1, 3) === 1) note[size - 1] = 'z';
  return [note.join(''), magazine];
}
