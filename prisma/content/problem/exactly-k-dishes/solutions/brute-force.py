import sys


def main():
    n, k, *dishes = map(int, sys.stdin.buffer.read().split())
    stretches = 0
    for first in range(n):
        served = set()
        for last in range(first, n):
            served.add(dishes[last])
            if len(served) > k:
                break
            if len(served) == k:
                stretches += 1
    print(stretches)


main()
