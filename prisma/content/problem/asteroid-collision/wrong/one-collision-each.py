# Wrong Answer: lets an asteroid that moves left collide only once
from typing import List


class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        left = []
        for rock in asteroids:
            if left and left[-1] > 0 > rock:
                other = left.pop()
                if other > -rock:
                    left.append(other)
                elif other < -rock:
                    left.append(rock)
            else:
                left.append(rock)
        return left
