# Wrong Answer: returns 0-based instead of 1-based indices
class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        position_of = {}
        for position, number in enumerate(numbers):
            if target - number in position_of:
                return [position_of[target - number], position]
            position_of[number] = position
        return []
