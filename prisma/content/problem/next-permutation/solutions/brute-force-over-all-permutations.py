class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        ordered = sorted(nums)
        used = [False] * len(nums)
        arranged = []

        def first_greater() -> bool:
            """Leaves the first arrangement greater than nums in arranged, if any."""
            if len(arranged) == len(nums):
                return arranged > nums
            for i, num in enumerate(ordered):
                is_repeated = i > 0 and ordered[i - 1] == num and not used[i - 1]
                if used[i] or is_repeated:
                    continue
                used[i] = True
                arranged.append(num)
                if first_greater():
                    return True
                arranged.pop()
                used[i] = False
            return False

        nums[:] = arranged if first_greater() else ordered
