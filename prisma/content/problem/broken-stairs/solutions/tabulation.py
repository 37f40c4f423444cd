import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    is_broken = bytearray(n + 1)
    for step in numbers[1:]:
        is_broken[step] = 1

    ways = [0] * (n + 1)
    ways[0] = 1
    for step in range(1, n + 1):
        if not is_broken[step]:
            ways[step] = sum(ways[max(0, step - 3):step]) % 1_000_000_007
    print(ways[n])


main()
