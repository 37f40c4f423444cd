import sys


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    bands = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
    bands.sort(key=lambda band: band[1])
    total = []
    for i, (start, _, fee) in enumerate(bands):
        earlier = (total[j] for j in range(i) if bands[j][1] <= start)
        total.append(fee + max(earlier, default=0))
    print(max(total))


main()
