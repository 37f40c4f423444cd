# Wrong Answer: counts passengers at the kilometer where they get off
class Solution:
    def carPooling(self, trips: list[list[int]], capacity: int) -> bool:
        passengers = [0] * 1001
        for count, start, end in trips:
            for kilometer in range(start, end + 1):
                passengers[kilometer] += count
        return max(passengers) <= capacity
