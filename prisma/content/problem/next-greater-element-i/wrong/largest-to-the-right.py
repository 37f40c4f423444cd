# Wrong Answer: takes the largest number to the right, not the first greater one
class Solution:
    def nextGreaterElement(self, nums1, nums2):
        answer = []
        for num in nums1:
            rest = nums2[nums2.index(num) + 1 :]
            answer.append(max(rest) if rest and max(rest) > num else -1)
        return answer
