from typing import List


class Solution:
    def asteroidCollision(self, asteroids: List[int]) -> List[int]:
        left = []
        for rock in asteroids:
            while left and left[-1] > 0 and left[-1] < -rock:
                left.pop()
            if rock > 0 or not left or left[-1] < 0:
                left.append(rock)
            elif left[-1] == -rock:
                left.pop()
        return left
