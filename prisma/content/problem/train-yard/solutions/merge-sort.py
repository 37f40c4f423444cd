import sys


def sort_and_count(train):
    n = len(train)
    if n < 2:
        return train, 0
    left, swaps = sort_and_count(train[:n // 2])
    right, more = sort_and_count(train[n // 2:])
    swaps += more

    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            swaps += len(left) - i
            merged.append(right[j])
            j += 1
    merged += left[i:]
    merged += right[j:]
    return merged, swaps


def main():
    _, *train = map(int, sys.stdin.buffer.read().split())
    print(sort_and_count(train)[1])


main()
