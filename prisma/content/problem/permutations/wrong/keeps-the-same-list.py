# Wrong Answer: appends a reference to the list instead of a copy, so all permutations end up empty
class Solution:
    def permute(self, nums):
        permutations = []
        current = []

        def fill():
            if len(current) == len(nums):
                permutations.append(current)
                return
            for number in nums:
                if number not in current:
                    current.append(number)
                    fill()
                    current.pop()

        fill()
        return permutations
