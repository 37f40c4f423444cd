import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    frames = sorted(zip(numbers[1::2], numbers[2::2]))

    longest = []
    for i, (width, height) in enumerate(frames):
        inside = 0
        for j in range(i):
            if frames[j][0] < width and frames[j][1] < height:
                inside = max(inside, longest[j])
        longest.append(inside + 1)
    print(max(longest))


main()
