from collections import Counter

class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        cnt = Counter(nums)
        keys = sorted(cnt)
        ans = []
        for i, a in enumerate(keys):
            for b in keys[i:]:
                c = -a - b
                if c < b or c not in cnt:
                    continue
                need = Counter([a, b, c])
                if not need - cnt:
                    ans.append([a, b, c])
        return ans
