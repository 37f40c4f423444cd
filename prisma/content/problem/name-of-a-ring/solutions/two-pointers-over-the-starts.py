def first_reading(ring):
    n = len(ring)
    twice = ring + ring
    i, j, equal = 0, 1, 0
    while i < n and j < n and equal < n:
        at_i = twice[i + equal]
        at_j = twice[j + equal]
        if at_i == at_j:
            equal += 1
            continue
        if at_i > at_j:
            i += equal + 1
        else:
            j += equal + 1
        if i == j:
            j += 1
        equal = 0
    return min(i, j)


def main():
    ring = input()
    start = first_reading(ring)
    print(start + 1, ring[start:] + ring[:start])


main()
