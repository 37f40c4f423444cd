import sys
from collections import defaultdict


def main():
    _, k, *lengths = map(int, sys.stdin.buffer.read().split())
    seen = defaultdict(int)
    pairs = 0
    for length in lengths:
        pairs += seen.get(-length % k, 0)
        seen[length % k] += 1
    print(pairs)


main()
