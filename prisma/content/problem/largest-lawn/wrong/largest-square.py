# Wrong Answer: only considers squares
import sys

park = sys.stdin.read().split()
above = [0] * (len(park[0]) + 1)
largest = 0
for row in park:
    side = [0]
    for column, cell in enumerate(row):
        near = min(side[-1], above[column], above[column + 1])
        side.append(near + 1 if cell == "." else 0)
    largest = max(largest, max(side))
    above = side
print(largest * largest)
