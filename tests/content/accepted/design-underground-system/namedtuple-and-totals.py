from collections import namedtuple, defaultdict

CheckIn = namedtuple('CheckIn', 'station time')

class UndergroundSystem:
    def __init__(self):
        self.open = {}
        self.trips = defaultdict(lambda: [0, 0])

    def checkIn(self, id: int, stationName: str, t: int) -> None:
        self.open[id] = CheckIn(stationName, t)

    def checkOut(self, id: int, stationName: str, t: int) -> None:
        begun = self.open.pop(id)
        trip = self.trips[begun.station, stationName]
        trip[0] += t - begun.time
        trip[1] += 1

    def getAverageTime(self, startStation: str, endStation: str) -> float:
        return (lambda total, count: total / count)(*self.trips[startStation, endStation])
