import sys


def main():
    park = sys.stdin.read().split()
    heights = [0] * len(park[0])
    largest = 0
    for row in park:
        for right, cell in enumerate(row):
            heights[right] = heights[right] + 1 if cell == "." else 0
            lowest = heights[right]
            left = right
            while left >= 0 and heights[left] > 0:
                lowest = min(lowest, heights[left])
                largest = max(largest, lowest * (right - left + 1))
                left -= 1
    print(largest)


main()
