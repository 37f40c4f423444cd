import sys


def shortest_pattern(strip):
    n = len(strip)
    for length in range(1, n):
        if all(strip[i] == strip[i - length] for i in range(length, n)):
            return length
    return n


def main():
    _, *strips = sys.stdin.read().split()
    print("\n".join(str(shortest_pattern(strip)) for strip in strips))


main()
