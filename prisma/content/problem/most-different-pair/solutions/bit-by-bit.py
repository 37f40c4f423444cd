import sys


def main():
    _, *settings = map(int, sys.stdin.buffer.read().split())
    best = 0
    for bit in range(29, -1, -1):
        beginnings = {setting >> bit for setting in settings}
        wished = best >> bit | 1
        if any(beginning ^ wished in beginnings for beginning in beginnings):
            best |= 1 << bit
    print(best)


main()
