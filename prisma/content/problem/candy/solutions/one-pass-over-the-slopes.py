class Solution:
    def candy(self, ratings: list[int]) -> int:
        total = 1
        up = down = peak = 0
        for i in range(1, len(ratings)):
            if ratings[i] > ratings[i - 1]:
                up += 1
                peak, down = up, 0
                total += up + 1
            elif ratings[i] == ratings[i - 1]:
                up = down = peak = 0
                total += 1
            else:
                up = 0
                down += 1
                total += down + (1 if down > peak else 0)
        return total
