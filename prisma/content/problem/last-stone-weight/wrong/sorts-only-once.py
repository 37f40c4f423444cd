# Wrong Answer: sorts once and always takes the remainder of a smash next
class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        stones.sort()
        while len(stones) > 1:
            heaviest = stones.pop()
            second = stones.pop()
            if heaviest != second:
                stones.append(abs(heaviest - second))
        return stones[0] if stones else 0
