class Solution:
    def dailyTemperatures(self, T):
        nxt = [float('inf')] * 102
        ans = [0] * len(T)
        for i in range(len(T) - 1, -1, -1):
            warmer = min(nxt[T[i] + 1:])
            if warmer < float('inf'):
                ans[i] = warmer - i
            nxt[T[i]] = i
        return ans
