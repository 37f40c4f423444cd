import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    trucks = sorted(zip(numbers[2::2], numbers[1::2]))

    least = [0]
    for leaving, charging in trucks:
        for k in range(len(least) - 1, -1, -1):
            total = least[k] + charging
            if total > leaving:
                continue
            if k + 1 == len(least):
                least.append(total)
            else:
                least[k + 1] = min(least[k + 1], total)
    print(len(least) - 1)


main()
