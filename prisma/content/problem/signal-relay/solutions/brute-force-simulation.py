import sys


def main():
    n, *heights = map(int, sys.stdin.buffer.read().split())

    passes = [0] * n
    for start in range(n):
        reached = heights[start]
        for i in range(start + 1, n):
            if heights[i] > reached:
                reached = heights[i]
                passes[start] += 1
    print(" ".join(map(str, passes)))


main()
