def main():
    ring = input()
    n = len(ring)
    twice = ring + ring
    start = 0
    for other in range(1, n):
        if twice[other:other + n] < twice[start:start + n]:
            start = other
    print(start + 1, twice[start:start + n])


main()
