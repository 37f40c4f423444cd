import sys


def fewest_moves(harbour, breakable):
    rows, columns = len(harbour), len(harbour[0])
    layer = {(0, 0, breakable)}
    seen = set(layer)
    moves = 0
    while layer:
        following = set()
        for row, column, left in layer:
            if row == rows - 1 and column == columns - 1:
                return moves
            for step in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                r, c = row + step[0], column + step[1]
                if not (0 <= r < rows and 0 <= c < columns):
                    continue
                state = (r, c, left - (harbour[r][c] == "#"))
                if state[2] >= 0 and state not in seen:
                    seen.add(state)
                    following.add(state)
        layer = following
        moves += 1
    return -1


def main():
    words = sys.stdin.read().split()
    harbour = [word for word in words if word[0] in ".#"]
    questions = map(int, words[len(harbour) + 1:])
    print(*(fewest_moves(harbour, breakable) for breakable in questions))


main()
