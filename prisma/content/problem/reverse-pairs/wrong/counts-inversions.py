# Wrong Answer: counts while merging, which counts inversions and ignores the factor 2
class Solution:
    def reversePairs(self, nums: list[int]) -> int:
        def sort(values):
            if len(values) <= 1:
                return values, 0
            middle = len(values) // 2
            left, a = sort(values[:middle])
            right, b = sort(values[middle:])
            merged, pairs, i, j = [], a + b, 0, 0
            while i < len(left) and j < len(right):
                if left[i] <= right[j]:
                    merged.append(left[i])
                    i += 1
                else:
                    if left[i] > 2 * right[j]:
                        pairs += len(left) - i
                    merged.append(right[j])
                    j += 1
            return merged + left[i:] + right[j:], pairs

        return sort(nums)[1]
