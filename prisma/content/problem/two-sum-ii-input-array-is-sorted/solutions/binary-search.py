from bisect import bisect_left


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        for first, number in enumerate(numbers):
            second = bisect_left(numbers, target - number, first + 1)
            if second < len(numbers) and number + numbers[second] == target:
                return [first + 1, second + 1]
        return []
