# Wrong Answer: also prints a round trip with a total cost of exactly 0
import sys


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    roads = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
    roads = [(start, end, cost * 2 * n - 1) for start, end, cost in roads]
    energy = [0] * (n + 1)
    came_from = [0] * (n + 1)
    for _ in range(n):
        improved = 0
        for start, end, cost in roads:
            if energy[start] + cost < energy[end]:
                energy[end] = energy[start] + cost
                came_from[end] = start
                improved = end
        if not improved:
            print("none")
            return
    place = improved
    for _ in range(n):
        place = came_from[place]
    trip = [place]
    while came_from[trip[-1]] != place:
        trip.append(came_from[trip[-1]])
    trip.reverse()
    first = trip.index(min(trip))
    print(*trip[first:], *trip[:first])


main()
