import sys


def main():
    n, *train = map(int, sys.stdin.buffer.read().split())
    swaps = 0
    for i in range(n):
        for j in range(i + 1, n):
            if train[i] > train[j]:
                swaps += 1
    print(swaps)


main()
