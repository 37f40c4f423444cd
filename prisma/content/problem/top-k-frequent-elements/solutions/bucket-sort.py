from collections import Counter


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        buckets = [[] for _ in range(len(nums) + 1)]
        for num, count in Counter(nums).items():
            buckets[count].append(num)
        frequent = []
        for bucket in reversed(buckets):
            if len(frequent) == k:
                break
            frequent += bucket
        return frequent
