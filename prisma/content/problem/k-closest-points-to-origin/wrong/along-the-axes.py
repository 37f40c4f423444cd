# Wrong Answer: adds the ways along the two axes instead of taking the straight line
class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: abs(point[0]) + abs(point[1]))[:k]
