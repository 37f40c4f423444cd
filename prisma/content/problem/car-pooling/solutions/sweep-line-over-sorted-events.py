class Solution:
    def carPooling(self, trips: list[list[int]], capacity: int) -> bool:
        events = []
        for count, start, end in trips:
            events.append((start, count))
            events.append((end, -count))
        passengers = 0
        for _, change in sorted(events):
            passengers += change
            if passengers > capacity:
                return False
        return True
