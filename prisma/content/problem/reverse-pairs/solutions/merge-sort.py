class Solution:
    def reversePairs(self, nums: list[int]) -> int:
        def sort(low: int, high: int) -> int:
            if high - low <= 1:
                return 0
            middle = (low + high) // 2
            pairs = sort(low, middle) + sort(middle, high)
            j = middle
            for i in range(low, middle):
                while j < high and nums[i] > 2 * nums[j]:
                    j += 1
                pairs += j - middle
            nums[low:high] = sorted(nums[low:high])  # merges two sorted runs in O(n)
            return pairs

        return sort(0, len(nums))
