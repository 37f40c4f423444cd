def sorted_sums(weights):
    sums = [0]
    for weight in weights:
        # Timsort merges two sorted runs in linear time.
        sums = sorted(sums + [total + weight for total in sums])
    return sums


def main():
    n, limit = map(int, input().split())
    weights = list(map(int, input().split()))
    first = sorted_sums(weights[:n // 2])
    second = sorted_sums(weights[n // 2:])

    sets = 0
    fitting = len(second)
    for total in first:
        rest = limit - total
        while fitting and second[fitting - 1] > rest:
            fitting -= 1
        sets += fitting
    print(sets)


main()
