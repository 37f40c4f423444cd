import sys


def fewest_moves(harbour, breakable):
    rows, columns = len(harbour), len(harbour[0])
    if breakable >= rows + columns - 3:
        return rows + columns - 2
    width = columns + 1
    # The border cells can never be improved, so the boat stays inside the grid.
    ice = [0] * (width * (rows + 2))
    most_left = [breakable + 1] * len(ice)
    for r, line in enumerate(harbour, 1):
        for c, cell in enumerate(line):
            ice[r * width + c] = cell == "#"
            most_left[r * width + c] = -1

    goal = rows * width + columns - 1
    most_left[width] = breakable
    layer = [(width, breakable)]
    moves = 0
    while layer:
        following = []
        for cell, left in layer:
            if cell == goal:
                return moves
            for other in (cell - width, cell + width, cell - 1, cell + 1):
                left_there = left - ice[other]
                if left_there > most_left[other]:
                    most_left[other] = left_there
                    following.append((other, left_there))
        layer = following
        moves += 1
    return -1


def main():
    words = sys.stdin.read().split()
    harbour = [word for word in words if word[0] in ".#"]
    questions = map(int, words[len(harbour) + 1:])
    print(*(fewest_moves(harbour, breakable) for breakable in questions))


main()
