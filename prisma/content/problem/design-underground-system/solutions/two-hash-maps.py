from collections import defaultdict


class UndergroundSystem:
    def __init__(self):
        self.started = {}
        self.routes = defaultdict(lambda: [0, 0])

    def checkIn(self, id: int, stationName: str, t: int) -> None:
        self.started[id] = (stationName, t)

    def checkOut(self, id: int, stationName: str, t: int) -> None:
        start, since = self.started.pop(id)
        route = self.routes[start, stationName]
        route[0] += t - since
        route[1] += 1

    def getAverageTime(self, startStation: str, endStation: str) -> float:
        total, count = self.routes[startStation, endStation]
        return total / count
