import sys


def main():
    *box, word = sys.stdin.read().split()
    rows, columns = len(box), len(box[0])

    def count(trail, spelled):
        if len(trail) == len(word):
            return 1 if spelled == word else 0
        row, column = trail[-1]
        found = 0
        for tile in ((row - 1, column), (row + 1, column),
                     (row, column - 1), (row, column + 1)):
            if 0 <= tile[0] < rows and 0 <= tile[1] < columns and tile not in trail:
                found += count(trail + [tile], spelled + box[tile[0]][tile[1]])
        return found

    print(sum(count([(row, column)], box[row][column])
              for row in range(rows) for column in range(columns)))


main()
