import sys


def shortest_pattern(strip):
    border = [0] * len(strip)
    length = 0
    for i in range(1, len(strip)):
        letter = strip[i]
        while length and strip[length] != letter:
            length = border[length - 1]
        if strip[length] == letter:
            length += 1
        border[i] = length
    return len(strip) - length


def main():
    _, *strips = sys.stdin.read().split()
    print("\n".join(str(shortest_pattern(strip)) for strip in strips))


main()
