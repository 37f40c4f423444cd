class Twitter {
  constructor() {
    this.time = 0;
    this.latest = new Map();
    this.followed = new Map();
  }

  postTweet(userId, tweetId) {
    const before = this.latest.get(userId);
    this.latest.set(userId, { time: this.time++, id: tweetId, before });
  }

  getNewsFeed(userId) {
    const heap = new Heap((a, b) => a.time > b.time);
    for (const author of [userId, ...(this.followed.get(userId) ?? [])]) {
      if (this.latest.has(author)) heap.push(this.latest.get(author));
    }
    const feed = [];
    while (heap.size > 0 && feed.length < 10) {
      const tweet = heap.pop();
      feed.push(tweet.id);
      if (tweet.before) heap.push(tweet.before);
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

class Heap {
  constructor(isBefore) {
    this.isBefore = isBefore;
    this.items = [];
  }

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

  push(item) {
    const { items, isBefore } = this;
    let place = items.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(item, items[parent])) break;
      items[place] = items[parent];
      place = parent;
    }
    items[place] = item;
  }

  pop() {
    const { items, isBefore } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    let place = 0;
    for (let child = 1; child < items.length; child = 2 * place + 1) {
      if (child + 1 < items.length && isBefore(items[child + 1], items[child])) child++;
      if (!isBefore(items[child], last)) break;
      items[place] = items[child];
      place = child;
    }
    items[place] = last;
    return top;
  }
}
