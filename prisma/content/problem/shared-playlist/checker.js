export function check({ input, expected, actual }) {
  const numbersOf = (text) => text.split(/\s+/).filter(Boolean).map(Number);
  const [, minutesOfSongs, first, second] = input.split('\n').map(numbersOf);
  const [most] = numbersOf(expected);
  const [minutes, ...songs] = numbersOf(actual);

  if (minutes !== most) return `the playlist can last ${most} minutes, not ${minutes ?? 'nothing'}`;
  for (const list of [first, second]) {
    const places = new Map(list.map((song, place) => [song, place]));
    if (songs.some((song) => !places.has(song))) return 'a song is not on both lists';
    const isInOrder = songs.every((song, i) => i === 0 || places.get(songs[i - 1]) < places.get(song));
    if (!isInOrder) return 'the order of the songs does not agree with both lists';
  }
  const total = songs.reduce((sum, song) => sum + minutesOfSongs[song - 1], 0);
  if (total !== minutes) return `the songs last ${total} minutes, not ${minutes}`;
}
