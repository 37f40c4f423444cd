# Wrong Answer: searches from house 1 only
import sys


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    cables = [[] for _ in range(n + 1)]
    for a, b, length in zip(numbers[::3], numbers[1::3], numbers[2::3]):
        cables[a].append((b, length))
        cables[b].append((a, length))

    def farthest(start):
        """The largest distance from start, and a house that is so far away."""
        distance = [-1] * (n + 1)
        distance[start] = 0
        stack = [start]
        while stack:
            house = stack.pop()
            for to, length in cables[house]:
                if distance[to] < 0:
                    distance[to] = distance[house] + length
                    stack.append(to)
        most = max(distance)
        return most, distance.index(most)

    print(farthest(1)[0])


main()
