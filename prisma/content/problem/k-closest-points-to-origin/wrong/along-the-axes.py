# Wrong Answer: uses the Manhattan distance instead of the Euclidean distance
class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: abs(point[0]) + abs(point[1]))[:k]
