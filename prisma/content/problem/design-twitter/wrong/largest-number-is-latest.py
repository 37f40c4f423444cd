# Wrong Answer: sorts by tweet id, although a larger id is not more recent
from collections import defaultdict
from heapq import nlargest


class Twitter:
    def __init__(self):
        self.tweets = defaultdict(list)
        self.followed = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.tweets[userId].append(tweetId)

    def getNewsFeed(self, userId: int) -> list[int]:
        authors = self.followed[userId] | {userId}
        tweets = (tweet for author in authors for tweet in self.tweets[author])
        return nlargest(10, tweets)

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].discard(followeeId)
