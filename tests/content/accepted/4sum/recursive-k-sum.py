class Solution:
    def fourSum(self, nums: List[int], target: int) -> List[List[int]]:
        def kSum(nums, target, k):
            if not nums: return []
            avg = target // k
            if avg < nums[0] or nums[-1] < avg: return []
            if k == 2: return twoSum(nums, target)
            out = []
            for i in range(len(nums)):
                if i == 0 or nums[i - 1] != nums[i]:
                    for sub in kSum(nums[i + 1:], target - nums[i], k - 1):
                        out.append([nums[i]] + sub)
            return out

        def twoSum(nums, target):
            out, seen = [], set()
            for x in nums:
                if not out or out[-1][1] != x:
                    if target - x in seen:
                        out.append([target - x, x])
                seen.add(x)
            return out

        nums.sort()
        return kSum(nums, target, 4)
