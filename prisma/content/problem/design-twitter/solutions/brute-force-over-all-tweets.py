from collections import defaultdict


class Twitter:
    def __init__(self):
        self.tweets = []
        self.followed = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.tweets.append((userId, tweetId))

    def getNewsFeed(self, userId: int) -> list[int]:
        feed = []
        for author, tweet in reversed(self.tweets):
            if author == userId or author in self.followed[userId]:
                feed.append(tweet)
                if len(feed) == 10:
                    break
        return feed

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].discard(followeeId)
