# Wrong Answer: counts meetings that only touch as an overlap
class Solution:
    def canAttendMeetings(self, intervals):
        ordered = sorted(intervals)
        return all(before[1] < after[0] for before, after in pairwise(ordered))
