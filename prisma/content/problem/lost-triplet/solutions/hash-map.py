import sys
from collections import Counter


def main():
    _, *tickets = map(int, sys.stdin.buffer.read().split())
    count = Counter(tickets)
    print(next(ticket for ticket, copies in count.items() if copies == 1))


main()
