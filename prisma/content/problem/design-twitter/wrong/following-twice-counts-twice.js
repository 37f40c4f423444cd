// Wrong Answer: stores followed users in a list, so after following twice one unfollow is not enough
class Twitter {
  constructor() {
    this.tweets = [];
    this.followed = new Map();
  }

  postTweet(userId, tweetId) {
    this.tweets.push({ author: userId, id: tweetId });
  }

  getNewsFeed(userId) {
    const authors = this.followed.get(userId) ?? [];
    return this.tweets
      .filter(({ author }) => author === userId || authors.includes(author))
      .map(({ id }) => id)
      .reverse()
      .slice(0, 10);
  }

  follow(followerId, followeeId) {
    if (!this.followed.has(followerId)) this.followed.set(followerId, []);
    this.followed.get(followerId).push(followeeId);
  }

  unfollow(followerId, followeeId) {
    const authors = this.followed.get(followerId) ?? [];
    const place = authors.indexOf(followeeId);
    if (place >= 0) authors.splice(place, 1);
  }
}
