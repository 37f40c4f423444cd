import sys
from math import isqrt


def plans(stalls):
    root = isqrt(stalls)
    count = 2 * sum(stalls % rows == 0 for rows in range(1, root + 1))
    return count - (root * root == stalls)


def main():
    _, *questions = map(int, sys.stdin.buffer.read().split())
    print("\n".join(str(plans(stalls)) for stalls in questions))


main()
