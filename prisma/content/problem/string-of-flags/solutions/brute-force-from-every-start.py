def main():
    flags, wanted = input().strip(), input().strip()
    needed = {colour: wanted.count(colour) for colour in set(wanted)}

    best = (0, 0)
    for first in range(len(flags)):
        missing = needed.copy()
        missing_in_all = len(wanted)
        for i in range(first, len(flags)):
            if missing.get(flags[i], 0) > 0:
                missing[flags[i]] -= 1
                missing_in_all -= 1
            if missing_in_all == 0:
                length = i - first + 1
                if best[0] == 0 or length < best[0]:
                    best = (length, first + 1)
                break
        if missing_in_all > 0:
            break
    print(*best)


main()
