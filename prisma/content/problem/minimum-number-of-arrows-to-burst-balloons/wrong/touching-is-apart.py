# Wrong Answer: shoots a new arrow for a balloon that starts exactly at the last arrow
class Solution:
    def findMinArrowShots(self, points):
        points.sort(key=lambda balloon: balloon[1])
        arrows, arrow = 0, -(2 ** 40)
        for start, end in points:
            if start >= arrow:
                arrows += 1
                arrow = end
        return arrows
