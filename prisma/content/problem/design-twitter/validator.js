const ARGUMENTS = { postTweet: 2, getNewsFeed: 1, follow: 2, unfollow: 2 };
const within = (number, low, high) => Number.isInteger(number) && number >= low && number <= high;

export function validate(calls) {
  const [first, ...rest] = calls;
  if (first?.length !== 1 || first[0] !== 'Twitter') return 'the first call must be Twitter()';
  if (rest.length > 20_000) return 'there must be at most 20 000 calls after the constructor';
  const tweets = new Set();
  for (const [name, ...args] of rest) {
    if (!Object.hasOwn(ARGUMENTS, name)) return `there is no method ${name}`;
    if (args.length !== ARGUMENTS[name]) return `${name} has the wrong number of arguments`;
    if (!within(args[0], 1, 500)) return 'a user id must be 1 to 500';
    if (name === 'postTweet') {
      if (!within(args[1], 1, 10 ** 4)) return 'tweetId must be 1 to 10^4';
      if (tweets.has(args[1])) return 'each tweetId must be posted only once';
      tweets.add(args[1]);
    } else if (name !== 'getNewsFeed') {
      if (!within(args[1], 1, 500)) return 'a user id must be 1 to 500';
      if (args[0] === args[1]) return 'followerId and followeeId must be different';
    }
  }
}
