class Solution:
    def countBits(self, n: int) -> list[int]:
        def ones(number):
            count = 0
            while number > 0:
                count += number & 1
                number >>= 1
            return count

        return [ones(i) for i in range(n + 1)]
