import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    lamps = list(zip(numbers[1::2], numbers[2::2]))
    present = set(lamps)
    rectangles = 0
    for left, low in lamps:
        for right, high in lamps:
            if left < right and low < high:
                if (left, high) in present and (right, low) in present:
                    rectangles += 1
    print(rectangles)


main()
