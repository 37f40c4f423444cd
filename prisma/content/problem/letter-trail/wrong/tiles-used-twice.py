# Wrong Answer: lets a trail return to a tile that it has used
import sys
from functools import cache

*box, word = sys.stdin.read().split()


@cache
def count(row, column, at):
    if not (0 <= row < len(box) and 0 <= column < len(box[0])):
        return 0
    if box[row][column] != word[at]:
        return 0
    if at + 1 == len(word):
        return 1
    return (count(row - 1, column, at + 1) + count(row + 1, column, at + 1)
            + count(row, column - 1, at + 1) + count(row, column + 1, at + 1))


tiles = [(row, column) for row in range(len(box)) for column in range(len(box[0]))]
print(sum(count(row, column, 0) for row, column in tiles))
