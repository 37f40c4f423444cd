# Wrong Answer: greedy: goes to the smaller number below, which may lead to large ones
class Solution:
    def minimumTotal(self, triangle: list[list[int]]) -> int:
        total, j = triangle[0][0], 0
        for row in triangle[1:]:
            if row[j + 1] < row[j]:
                j += 1
            total += row[j]
        return total
