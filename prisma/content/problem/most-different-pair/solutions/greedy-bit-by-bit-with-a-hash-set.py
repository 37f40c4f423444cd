import sys


def main():
    _, *settings = map(int, sys.stdin.buffer.read().split())
    best = 0
    for bit in range(29, -1, -1):
        prefixes = {setting >> bit for setting in settings}
        candidate = best >> bit | 1
        if any(prefix ^ candidate in prefixes for prefix in prefixes):
            best |= 1 << bit
    print(best)


main()
