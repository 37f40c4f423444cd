class Solution:
    def rob(self, nums: List[int]) -> int:
        @cache
        def best(rest: tuple) -> int:
            if not rest: return 0
            return max(best(rest[1:]), rest[0] + best(rest[2:]))
        return best(tuple(nums))
