# Wrong Answer: counts a journey in the opposite direction for the same route
from collections import defaultdict


class UndergroundSystem:
    def __init__(self):
        self.started = {}
        self.routes = defaultdict(list)

    def checkIn(self, id: int, stationName: str, t: int) -> None:
        self.started[id] = (stationName, t)

    def checkOut(self, id: int, stationName: str, t: int) -> None:
        start, since = self.started.pop(id)
        self.routes[frozenset((start, stationName))].append(t - since)

    def getAverageTime(self, startStation: str, endStation: str) -> float:
        durations = self.routes[frozenset((startStation, endStation))]
        return sum(durations) / len(durations)
