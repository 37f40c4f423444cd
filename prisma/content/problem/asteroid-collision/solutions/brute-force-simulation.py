from typing import List


class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        rocks = list(asteroids)
        i = self.find_pair(rocks)
        while i >= 0:
            right, left = rocks[i], -rocks[i + 1]
            if right > left:
                rocks[i:i + 2] = [right]
            elif right < left:
                rocks[i:i + 2] = [-left]
            else:
                rocks[i:i + 2] = []
            i = self.find_pair(rocks)
        return rocks

    def find_pair(self, rocks: List[int]) -> int:
        for i in range(len(rocks) - 1):
            if rocks[i] > 0 > rocks[i + 1]:
                return i
        return -1
