class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        n = len(prices)
        first = [0] * n
        lowest = prices[0]
        for i in range(1, n):
            lowest = min(lowest, prices[i])
            first[i] = max(first[i - 1], prices[i] - lowest)
        second = [0] * n
        highest = prices[-1]
        for i in range(n - 2, -1, -1):
            highest = max(highest, prices[i])
            second[i] = max(second[i + 1], highest - prices[i])
        return max(map(sum, zip(first, second)))
