# Wrong Answer: the answer is a class attribute, so the next call appends to the answer of the previous one
class Solution:
    answer = []

    def subsets(self, nums):
        self.collect(nums, 0, [])
        return self.answer

    def collect(self, nums, start, chosen):
        self.answer.append(chosen)
        for i in range(start, len(nums)):
            self.collect(nums, i + 1, chosen + [nums[i]])
