import sys


def finished_at(wanted, person):
    turns = wanted[person]
    minutes = 0
    for tickets in wanted[:person + 1]:
        minutes += tickets if tickets < turns else turns
    turns -= 1
    for tickets in wanted[person + 1:]:
        minutes += tickets if tickets < turns else turns
    return minutes


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    wanted = numbers[:n]
    print(*(finished_at(wanted, person - 1) for person in numbers[n + 1:]))


main()
