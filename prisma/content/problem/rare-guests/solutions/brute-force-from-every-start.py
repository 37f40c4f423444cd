import sys
from collections import Counter


def main():
    n, *visits = map(int, sys.stdin.buffer.read().split())

    longest = 0
    for start in range(n):
        count = Counter()
        end = start
        while end < n and count[visits[end]] < 2:
            count[visits[end]] += 1
            end += 1
        longest = max(longest, end - start)
    print(longest)


main()
