import sys
from heapq import heappop, heappush


def main():
    distance, fuel, n, *numbers = map(int, sys.stdin.buffer.read().split())
    stations = list(zip(numbers[::2], numbers[1::2]))

    passed = []
    reach = fuel
    stops = 0
    for kilometre, litres in [*stations, (distance, 0)]:
        while reach < kilometre:
            if not passed:
                print(-1)
                return
            reach -= heappop(passed)
            stops += 1
        heappush(passed, -litres)
    print(stops)


main()
