import sys


def largest_under(heights):
    largest = 0
    rising = [-1]
    for right, height in enumerate(heights):
        while len(rising) > 1 and heights[rising[-1]] >= height:
            top = heights[rising.pop()]
            largest = max(largest, top * (right - rising[-1] - 1))
        rising.append(right)
    return largest


def main():
    park = sys.stdin.read().split()
    # The additional bar stays at 0 and ends all others.
    heights = [0] * (len(park[0]) + 1)
    largest = 0
    for row in park:
        for column, cell in enumerate(row):
            heights[column] = heights[column] + 1 if cell == "." else 0
        largest = max(largest, largest_under(heights))
    print(largest)


main()
