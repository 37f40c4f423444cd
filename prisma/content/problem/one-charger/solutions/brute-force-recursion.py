import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    trucks = sorted(zip(numbers[2::2], numbers[1::2]))

    def most(i, clock):
        if i == len(trucks):
            return 0
        leaving, charging = trucks[i]
        best = most(i + 1, clock)
        if clock + charging <= leaving:
            best = max(best, 1 + most(i + 1, clock + charging))
        return best

    print(most(0, 0))


main()
