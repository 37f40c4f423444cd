class Solution:
    def candy(self, ratings: list[int]) -> int:
        n = len(ratings)
        candies = [1] * n
        changed = True
        while changed:
            changed = False
            for i in range(n):
                for j in (i - 1, i + 1):
                    if not 0 <= j < n:
                        continue
                    if ratings[i] > ratings[j] and candies[i] <= candies[j]:
                        candies[i] = candies[j] + 1
                        changed = True
        return sum(candies)
