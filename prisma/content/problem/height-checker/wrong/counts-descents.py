# Wrong Answer: counts the students who are smaller than the student before them
class Solution:
    def heightChecker(self, heights):
        return sum(one > other for one, other in zip(heights, heights[1:]))
