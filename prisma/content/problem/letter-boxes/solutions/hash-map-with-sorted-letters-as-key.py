import sys
from collections import Counter


def main():
    _, *words = sys.stdin.read().split()
    boxes = Counter("".join(sorted(word)) for word in words)
    print(len(boxes), max(boxes.values()))


main()
