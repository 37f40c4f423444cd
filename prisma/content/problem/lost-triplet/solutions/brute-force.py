import sys


def main():
    _, *tickets = map(int, sys.stdin.read().split())
    print(next(ticket for ticket in tickets if tickets.count(ticket) == 1))


main()
