class Solution:
    def carPooling(self, trips: list[list[int]], capacity: int) -> bool:
        for _, point, _ in trips:
            passengers = 0
            for count, start, end in trips:
                if start <= point < end:
                    passengers += count
            if passengers > capacity:
                return False
        return True
