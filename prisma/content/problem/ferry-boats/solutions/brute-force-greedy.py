import sys


def main():
    _, limit, *waiting = map(int, sys.stdin.buffer.read().split())

    boats = 0
    while waiting:
        heaviest = max(waiting)
        waiting.remove(heaviest)
        if waiting:
            lightest = min(waiting)
            if lightest + heaviest <= limit:
                waiting.remove(lightest)
        boats += 1
    print(boats)


main()
