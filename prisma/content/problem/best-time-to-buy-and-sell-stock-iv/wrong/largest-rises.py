# Wrong Answer: adds up the k longest rises, but one sale in between can split a rise or join two of them
class Solution:
    def maxProfit(self, k: int, prices: list[int]) -> int:
        rises = []
        start = 0
        for i in range(1, len(prices) + 1):
            if i == len(prices) or prices[i] < prices[i - 1]:
                rises.append(prices[i - 1] - prices[start])
                start = i
        return sum(sorted(rises, reverse=True)[:k])
