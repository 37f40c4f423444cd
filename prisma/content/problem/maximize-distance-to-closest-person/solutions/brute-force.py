from typing import List


class Solution:
    def maxDistToClosest(self, seats: List[int]) -> int:
        n = len(seats)

        def distance(seat: int) -> int:
            steps = 0
            while True:
                left, right = seat - steps, seat + steps
                if (left >= 0 and seats[left]) or (right < n and seats[right]):
                    return steps
                steps += 1

        return max(distance(seat) for seat in range(n))
