import sys


def main():
    _, _, *needs = map(int, sys.stdin.buffer.read().split())
    print(*(sum(need & other == 0 for other in needs) for need in needs))


main()
