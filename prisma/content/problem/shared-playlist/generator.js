/** Both lists have nearly all songs; in some inputs they are almost equal, so that the playlist is long. */
export const smallest = 1;
export const largest = 2000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const songs = Array.from({ length: size }, (_, i) => i + 1);
  const minutes = songs.map(() => random.int(1, 1000));
  const first = random.shuffle(songs);
  const reach = random.pick([size, Math.ceil(size / 10)]);
  const second = first
    .map((song, place) => ({ song, key: place + random.int(0, reach) }))
    .sort((a, b) => a.key - b.key || a.song - b.song)
    .map(({ song }) => song)
    .slice(0, Math.ceil(size * 0.9));
  return `${size} ${first.length} ${second.length}\n${[minutes, first, second].map((line) => line.join(' ')).join('\n')}\n`;
}
