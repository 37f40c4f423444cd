class Solution:
    def findMinArrowShots(self, points: list[list[int]]) -> int:
        left = points
        arrows = 0
        while left:
            arrow = min(end for _, end in left)
            left = [balloon for balloon in left if balloon[0] > arrow]
            arrows += 1
        return arrows
