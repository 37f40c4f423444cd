import sys


def main():
    _, *tickets = map(int, sys.stdin.buffer.read().split())
    ones = twos = 0
    for ticket in tickets:
        ones = (ones ^ ticket) & ~twos
        twos = (twos ^ ticket) & ~ones
    print(ones)


main()
