# Wrong Answer: the bars that are on the stack behind the last column are forgotten
import sys

park = sys.stdin.read().split()
heights = [0] * len(park[0])
largest = 0
for row in park:
    heights = [height + 1 if cell == "." else 0 for height, cell in zip(heights, row)]
    rising = [-1]
    for right, height in enumerate(heights):
        while len(rising) > 1 and heights[rising[-1]] >= height:
            top = heights[rising.pop()]
            largest = max(largest, top * (right - rising[-1] - 1))
        rising.append(right)
print(largest)
