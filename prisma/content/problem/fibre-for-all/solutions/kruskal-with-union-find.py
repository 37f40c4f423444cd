import sys


def main():
    n, b, *numbers = map(int, sys.stdin.buffer.read().split())
    built = zip(numbers[: 2 * b : 2], numbers[1 : 2 * b : 2])
    offers = numbers[2 * b + 1 :]

    leader = list(range(n + 1))
    size = [1] * (n + 1)

    def join(one, other):
        while leader[one] != one:
            leader[one] = leader[leader[one]]
            one = leader[one]
        while leader[other] != other:
            leader[other] = leader[leader[other]]
            other = leader[other]
        if one == other:
            return False
        if size[one] > size[other]:
            one, other = other, one
        leader[one] = other
        size[other] += size[one]
        return True

    groups = n
    for one, other in built:
        groups -= join(one, other)
    total = 0
    for price, one, other in sorted(zip(offers[2::3], offers[::3], offers[1::3])):
        if join(one, other):
            groups -= 1
            total += price
    print(total if groups == 1 else -1)


main()
