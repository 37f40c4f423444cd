# Wrong Answer: takes a meeting that begins just when another one is over for a clash
class Solution:
    def canAttendMeetings(self, intervals):
        ordered = sorted(intervals)
        return all(before[1] < after[0] for before, after in pairwise(ordered))
