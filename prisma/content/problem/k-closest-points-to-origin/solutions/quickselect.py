import random


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        low, high = 0, len(points) - 1
        while True:
            pivot = self.squared_distance(points[random.randint(low, high)])
            closer_end, unseen, farther_start = low, low, high + 1
            while unseen < farther_start:
                point = points[unseen]
                distance = self.squared_distance(point)
                if distance < pivot:
                    points[unseen], points[closer_end] = points[closer_end], point
                    closer_end += 1
                    unseen += 1
                elif distance > pivot:
                    farther_start -= 1
                    points[unseen], points[farther_start] = points[farther_start], point
                else:
                    unseen += 1
            if k - 1 < closer_end:
                high = closer_end - 1
            elif k - 1 >= farther_start:
                low = farther_start
            else:
                return points[:k]

    def squared_distance(self, point: list[int]) -> int:
        return point[0] * point[0] + point[1] * point[1]
