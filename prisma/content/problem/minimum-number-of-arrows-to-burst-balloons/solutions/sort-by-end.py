class Solution:
    def findMinArrowShots(self, points: list[list[int]]) -> int:
        balloons = sorted(points, key=lambda balloon: balloon[1])
        arrows = 1
        arrow = balloons[0][1]
        for start, end in balloons:
            if start > arrow:
                arrows += 1
                arrow = end
        return arrows
