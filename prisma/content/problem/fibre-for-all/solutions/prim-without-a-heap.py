import sys


def main():
    n, b, *numbers = map(int, sys.stdin.buffer.read().split())
    built = zip(numbers[: 2 * b : 2], numbers[1 : 2 * b : 2])
    lines = [(0, one, other) for one, other in built]
    offers = numbers[2 * b + 1 :]
    lines += zip(offers[2::3], offers[::3], offers[1::3])

    is_joined = [False] * (n + 1)
    is_joined[1] = True
    total = 0
    for _ in range(n - 1):
        leading_out = [
            line for line in lines if is_joined[line[1]] != is_joined[line[2]]
        ]
        if not leading_out:
            total = -1
            break
        price, one, other = min(leading_out)
        is_joined[one] = is_joined[other] = True
        total += price
    print(total)


main()
