import sys


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    starts = numbers[::2]
    ends = numbers[1::2]
    free_at = []
    assigned = [0] * n
    for index in sorted(range(n), key=starts.__getitem__):
        booth = 0
        while booth < len(free_at) and free_at[booth] > starts[index]:
            booth += 1
        if booth == len(free_at):
            free_at.append(0)
        free_at[booth] = ends[index]
        assigned[index] = booth + 1
    print(len(free_at))
    print(*assigned)


main()
