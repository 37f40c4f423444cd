class Solution:
    def maxPoints(self, points: list[list[int]]) -> int:
        n = len(points)
        best = min(n, 2)
        for i in range(n):
            x, y = points[i]
            for j in range(i + 1, n):
                dx, dy = points[j][0] - x, points[j][1] - y
                count = 2
                for third_x, third_y in points[j + 1 :]:
                    if dx * (third_y - y) == dy * (third_x - x):
                        count += 1
                best = max(best, count)
        return best
