import sys


def largest_under(heights):
    rising = [-1]
    largest = 0
    for right, height in enumerate(heights):
        # The last height is a sentinel 0 that pops all other bars.
        while len(rising) > 1 and heights[rising[-1]] >= height:
            lowest = heights[rising.pop()]
            largest = max(largest, lowest * (right - rising[-1] - 1))
        rising.append(right)
    return largest


def main():
    park = sys.stdin.read().split()
    heights = [0] * (len(park[0]) + 1)
    largest = 0
    for row in park:
        for column, cell in enumerate(row):
            heights[column] = heights[column] + 1 if cell == "." else 0
        largest = max(largest, largest_under(heights))
    print(largest)


main()
