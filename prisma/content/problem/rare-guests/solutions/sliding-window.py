import sys
from collections import Counter


def main():
    _, *visits = map(int, sys.stdin.buffer.read().split())

    count = Counter()
    left = longest = 0
    for right, guest in enumerate(visits):
        count[guest] += 1
        while count[guest] > 2:
            count[visits[left]] -= 1
            left += 1
        longest = max(longest, right - left + 1)
    print(longest)


main()
