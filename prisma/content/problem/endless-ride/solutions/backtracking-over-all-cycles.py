import sys


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    roads = [[] for _ in range(n + 1)]
    for start, end, cost in zip(numbers[::3], numbers[1::3], numbers[2::3]):
        roads[start].append((end, cost))

    trip = []

    def gains(place, total):
        trip.append(place)
        for end, cost in roads[place]:
            if end == trip[0] and total + cost < 0:
                return True
            if end > trip[0] and end not in trip and gains(end, total + cost):
                return True
        trip.pop()
        return False

    has_trip = any(gains(place, 0) for place in range(1, n + 1))
    print(*(trip if has_trip else ["none"]))


main()
