import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    if_let = numbers[: n + 1]
    if_empty = [0] * (n + 1)
    above = numbers[n - 1 :]

    for kennel in range(n, 1, -1):
        parent = above[kennel]
        let, empty = if_let[kennel], if_empty[kennel]
        if_let[parent] += empty
        if_empty[parent] += let if let > empty else empty
    print(max(if_let[1], if_empty[1]))


main()
