class Twitter {
  constructor() {
    this.tweets = [];
    this.followed = new Map();
  }

  postTweet(userId, tweetId) {
    this.tweets.push({ author: userId, id: tweetId });
  }

  getNewsFeed(userId) {
    const feed = [];
    const authors = this.followed.get(userId);
    for (let i = this.tweets.length - 1; i >= 0 && feed.length < 10; i--) {
      const { author, id } = this.tweets[i];
      if (author === userId || authors?.has(author)) feed.push(id);
    }
    return feed;
  }

  follow(followerId, followeeId) {
    if (!this.followed.has(followerId)) this.followed.set(followerId, new Set());
    this.followed.get(followerId).add(followeeId);
  }

  unfollow(followerId, followeeId) {
    this.followed.get(followerId)?.delete(followeeId);
  }
}
