class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        cars = [(place, (target - place) / v) for place, v in zip(position, speed)]
        return sum(
            not any(front > place and longer >= time for front, longer in cars)
            for place, time in cars
        )
