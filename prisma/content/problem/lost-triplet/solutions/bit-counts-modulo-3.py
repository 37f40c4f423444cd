import sys


def main():
    _, *tickets = map(int, sys.stdin.buffer.read().split())
    lonely = 0
    for place in range(32):
        bit = 1 << place
        ones = sum(1 for ticket in tickets if ticket & bit)
        if ones % 3 == 1:
            lonely |= bit
    print(lonely)


main()
