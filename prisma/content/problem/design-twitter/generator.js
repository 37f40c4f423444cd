/**
 * Users up to 250 post, users above never do. The second half mostly reads feeds, of users who follow a few silent
 * users and one who posted once, at the start, so that a scan of all tweets from the end is long.
 */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['Twitter']];
  const ids = random.shuffle(Array.from({ length: Math.ceil(size / 2) }, (_, i) => i + 1));
  for (let i = 0; i < size; i++) {
    const reader = random.int(251, 500);
    if (i < size / 2) calls.push(['postTweet', i === 0 ? 1 : random.int(2, 250), ids[i]]);
    else if (i < size / 2 + 300) calls.push(['follow', reader, i % 2 ? 1 : random.int(251, 500 - 1)]);
    else if (random.int(1, 50) === 1) calls.push([random.pick(['follow', 'unfollow']), reader, random.int(1, 250)]);
    else calls.push(['getNewsFeed', random.int(1, 10) === 1 ? random.int(1, 250) : reader]);
  }
  return calls.filter(([name, a, b]) => (name !== 'follow' && name !== 'unfollow') || a !== b);
}
