import sys
from heapq import heapify, heapreplace


def main():
    _, *lines = sys.stdin.buffer.read().splitlines()
    lists = [iter(list(map(int, line.split()))[1:]) for line in lines]
    chosen = [(next(ages), i) for i, ages in enumerate(lists)]
    oldest = max(chosen)[0]
    heapify(chosen)

    best = (chosen[0][0], oldest)
    while True:
        age, i = chosen[0]
        if oldest - age < best[1] - best[0]:
            best = (age, oldest)
        following = next(lists[i], None)
        if following is None:
            break
        oldest = max(oldest, following)
        heapreplace(chosen, (following, i))
    print(*best)


main()
