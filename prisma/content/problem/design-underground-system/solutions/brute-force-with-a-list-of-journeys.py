class UndergroundSystem:
    def __init__(self):
        self.started = {}
        self.journeys = []

    def checkIn(self, id: int, stationName: str, t: int) -> None:
        self.started[id] = (stationName, t)

    def checkOut(self, id: int, stationName: str, t: int) -> None:
        start, since = self.started.pop(id)
        self.journeys.append((start, stationName, t - since))

    def getAverageTime(self, startStation: str, endStation: str) -> float:
        durations = [
            duration
            for start, end, duration in self.journeys
            if start == startStation and end == endStation
        ]
        return sum(durations) / len(durations)
