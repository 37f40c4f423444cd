from collections import defaultdict
from heapq import heapify, heappop, heapreplace


class Twitter:
    def __init__(self):
        self.time = 0
        self.tweets = defaultdict(list)
        self.followed = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.time -= 1  # counts down, because heapq is a min-heap
        self.tweets[userId].append((self.time, tweetId))

    def getNewsFeed(self, userId: int) -> list[int]:
        heap = []
        for author in self.followed[userId] | {userId}:
            if tweets := self.tweets[author]:
                heap.append((*tweets[-1], tweets, len(tweets) - 1))
        heapify(heap)
        feed = []
        while heap and len(feed) < 10:
            _, tweet, tweets, place = heap[0]
            feed.append(tweet)
            if place > 0:
                heapreplace(heap, (*tweets[place - 1], tweets, place - 1))
            else:
                heappop(heap)
        return feed

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].discard(followeeId)
