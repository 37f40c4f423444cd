class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        while len(stones) > 1:
            heaviest = max(stones)
            stones.remove(heaviest)
            second = max(stones)
            stones.remove(second)
            if heaviest > second:
                stones.append(heaviest - second)
        return stones[0] if stones else 0
