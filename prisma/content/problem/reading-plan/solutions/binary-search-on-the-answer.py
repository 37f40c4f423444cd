import sys


def main():
    n, days, *pages = map(int, sys.stdin.buffer.read().split())

    def days_needed(limit):
        needed = 1
        today = 0
        for count in pages:
            today += count
            if today > limit:
                needed += 1
                today = count
        return needed

    low, high = max(pages), sum(pages)
    while low < high:
        mid = (low + high) // 2
        if days_needed(mid) <= days:
            high = mid
        else:
            low = mid + 1
    print(low)


main()
