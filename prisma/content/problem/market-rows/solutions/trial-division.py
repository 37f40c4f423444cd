import sys


def plans(stalls):
    count = 0
    rows = 1
    while rows * rows <= stalls:
        if stalls % rows == 0:
            count += 1 if rows * rows == stalls else 2
        rows += 1
    return count


def main():
    _, *questions = map(int, sys.stdin.buffer.read().split())
    print("\n".join(str(plans(stalls)) for stalls in questions))


main()
