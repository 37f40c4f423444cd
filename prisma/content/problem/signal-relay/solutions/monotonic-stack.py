import sys


def main():
    n, *heights = map(int, sys.stdin.buffer.read().split())

    passes = [0] * n
    visible = []
    for i in range(n - 1, -1, -1):
        while visible and heights[visible[-1]] <= heights[i]:
            visible.pop()
        if visible:
            passes[i] = passes[visible[-1]] + 1
        visible.append(i)
    print(" ".join(map(str, passes)))


main()
