class Solution:
    def fourSum(self, nums: list[int], target: int) -> list[list[int]]:
        values = sorted(nums)
        n = len(values)
        found = []
        for i in range(n - 3):
            if i > 0 and values[i] == values[i - 1]:
                continue
            for j in range(i + 1, n - 2):
                if j > i + 1 and values[j] == values[j - 1]:
                    continue
                rest = target - values[i] - values[j]
                left, right = j + 1, n - 1
                while left < right:
                    total = values[left] + values[right]
                    if total < rest:
                        left += 1
                    elif total > rest:
                        right -= 1
                    else:
                        pair = [values[left], values[right]]
                        found.append([values[i], values[j], *pair])
                        left += 1
                        right -= 1
                        while left < right and values[left] == values[left - 1]:
                            left += 1
        return found
