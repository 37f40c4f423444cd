class Solution:
    def findMinArrowShots(self, points: list[list[int]]) -> int:
        balloons = sorted(points)
        arrows = 1
        smallest_end = balloons[0][1]
        for start, end in balloons:
            if start > smallest_end:
                arrows += 1
                smallest_end = end
            else:
                smallest_end = min(smallest_end, end)
        return arrows
