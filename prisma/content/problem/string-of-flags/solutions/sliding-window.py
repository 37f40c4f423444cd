from collections import Counter


def main():
    flags, wanted = input().strip(), input().strip()
    missing = Counter(wanted)
    missing_in_all = len(wanted)

    best = (0, 0)
    left = 0
    for right, flag in enumerate(flags):
        if missing[flag] > 0:
            missing_in_all -= 1
        missing[flag] -= 1
        while missing_in_all == 0:
            length = right - left + 1
            if best[0] == 0 or length < best[0]:
                best = (length, left + 1)
            missing[flags[left]] += 1
            if missing[flags[left]] > 0:
                missing_in_all += 1
            left += 1
    print(*best)


main()
