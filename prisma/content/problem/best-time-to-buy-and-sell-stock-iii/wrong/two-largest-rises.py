# Wrong Answer: greedy: adds the two largest unbroken rises, although a longer one may contain a small fall
class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        rises = [0, 0]
        start = 0
        for i in range(1, len(prices) + 1):
            if i == len(prices) or prices[i] < prices[i - 1]:
                rises.append(prices[i - 1] - prices[start])
                start = i
        rises.sort()
        return rises[-1] + rises[-2]
