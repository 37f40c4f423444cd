# Wrong Answer: appends the list itself instead of a copy, so all subsets end up empty
class Solution:
    def subsets(self, nums):
        answer = []
        chosen = []

        def decide(i):
            if i == len(nums):
                answer.append(chosen)
                return
            decide(i + 1)
            chosen.append(nums[i])
            decide(i + 1)
            chosen.pop()

        decide(0)
        return answer
