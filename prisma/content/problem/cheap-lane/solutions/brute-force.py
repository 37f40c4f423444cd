import sys


def main():
    n, budget, *prices = map(int, sys.stdin.buffer.read().split())

    best_length = best_start = 0
    for start in range(n):
        total = highest = 0
        for end in range(start, n):
            total += prices[end]
            highest = max(highest, prices[end])
            if total - highest > budget:
                break
            if end - start + 1 > best_length:
                best_length, best_start = end - start + 1, start
    print(best_length, best_start + 1)


main()
