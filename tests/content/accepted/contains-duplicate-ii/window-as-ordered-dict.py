from collections import OrderedDict
class Solution:
    def containsNearbyDuplicate(self, nums: List[int], k: int) -> bool:
        window = OrderedDict()
        for x in nums:
            if x in window: return True
            window[x] = True
            if len(window) > k:
                window.popitem(last=False)
        return False
