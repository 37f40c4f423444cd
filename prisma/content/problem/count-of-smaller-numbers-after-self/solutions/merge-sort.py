from typing import List


class Solution:
    def countSmaller(self, nums: List[int]) -> List[int]:
        counts = [0] * len(nums)

        def sort(order: List[int]) -> List[int]:
            if len(order) < 2:
                return order
            middle = len(order) // 2
            left, right = sort(order[:middle]), sort(order[middle:])
            merged = []
            j = 0
            for i in left:
                while j < len(right) and nums[right[j]] < nums[i]:
                    merged.append(right[j])
                    j += 1
                counts[i] += j
                merged.append(i)
            return merged + right[j:]

        sort(list(range(len(nums))))
        return counts
