class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        for second in range(len(numbers)):
            for first in range(second):
                if numbers[first] + numbers[second] == target:
                    return [first + 1, second + 1]
        return []
