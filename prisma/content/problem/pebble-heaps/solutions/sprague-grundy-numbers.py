def main():
    allowed = list(map(int, input().split()))
    heaps = list(map(int, input().split()))

    numbers = []
    for size in range(max(heaps) + 1):
        reachable = {numbers[size - taken] for taken in allowed if taken <= size}
        number = 0
        while number in reachable:
            number += 1
        numbers.append(number)

    total = 0
    for size in heaps:
        total ^= numbers[size]
    if total == 0:
        print("second")
        return
    for heap, size in enumerate(heaps, start=1):
        for taken in allowed:
            if taken <= size and numbers[size - taken] == numbers[size] ^ total:
                print("first", heap, taken)
                return


main()
