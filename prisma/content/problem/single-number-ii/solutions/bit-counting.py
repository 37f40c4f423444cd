class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        single = 0
        for bit in range(32):
            count = sum(num >> bit & 1 for num in nums)
            if count % 3 == 1:
                single |= 1 << bit
        return single - (1 << 32) if single >> 31 else single
