class Solution:
    def findMaximizedCapital(
        self, k: int, w: int, profits: list[int], capital: list[int]
    ) -> int:
        done = [False] * len(profits)
        for _ in range(k):
            best = -1
            for i, profit in enumerate(profits):
                if not done[i] and capital[i] <= w:
                    if best < 0 or profit > profits[best]:
                        best = i
            if best < 0:
                break
            done[best] = True
            w += profits[best]
        return w
