import sys


def main():
    _, *settings = map(int, sys.stdin.buffer.read().split())
    best = 0
    for i, one in enumerate(settings):
        for j in range(i):
            best = max(best, one ^ settings[j])
    print(best)


main()
