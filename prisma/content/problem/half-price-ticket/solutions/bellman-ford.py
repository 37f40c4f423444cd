import sys


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    lines = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
    rides = lines + [(other, one, price) for one, other, price in lines]

    full = [float("inf")] * (n + 1)
    halved = full.copy()
    full[1] = 0
    is_improved = True
    while is_improved:
        is_improved = False
        for start, end, price in rides:
            if full[start] + price < full[end]:
                full[end] = full[start] + price
                is_improved = True
            cost = min(halved[start] + price, full[start] + price // 2)
            if cost < halved[end]:
                halved[end] = cost
                is_improved = True
    answer = min(full[n], halved[n])
    print(answer if answer < float("inf") else -1)


main()
