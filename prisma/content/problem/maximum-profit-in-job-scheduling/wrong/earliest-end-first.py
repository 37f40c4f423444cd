# Wrong Answer: greedy by earliest end, which maximizes the number of jobs and not the profit
class Solution:
    def jobScheduling(self, startTime, endTime, profit):
        total, free = 0, 0
        for end, start, earned in sorted(zip(endTime, startTime, profit)):
            if start >= free:
                total += earned
                free = end
        return total
