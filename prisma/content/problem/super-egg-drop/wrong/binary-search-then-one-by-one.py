# Wrong Answer: halves the floors until one egg is left, and then tries the rest one by one
class Solution:
    def superEggDrop(self, k: int, n: int) -> int:
        moves = 0
        while n > 0 and k > 1:
            moves += 1
            n //= 2
            k -= 1
        return moves + n
