import sys

# More ice than may ever be broken; it saves the tests at the edges.
OUTSIDE = 501


def read_harbour():
    """The ice of all cells, row behind row, the width of a row, and the questions."""
    words = sys.stdin.read().split()
    rows = [word for word in words if word[0] in ".#"]
    width = len(rows[0]) + 1
    ice = [OUTSIDE] * width
    for row in rows:
        ice += [int(cell == "#") for cell in row]
        ice.append(OUTSIDE)
    ice += [OUTSIDE] * width
    return ice, width, list(map(int, words[len(rows) + 1 :]))


def fewest_moves(ice, width, k):
    last = len(ice) - width - 2
    layer = [(width, k)]
    seen = set(layer)
    moves = 0
    while layer:
        next_layer = []
        for cell, left in layer:
            if cell == last:
                return moves
            for near in (cell - width, cell - 1, cell + 1, cell + width):
                state = (near, left - ice[near])
                if state[1] >= 0 and state not in seen:
                    seen.add(state)
                    next_layer.append(state)
        layer = next_layer
        moves += 1
    return -1


def main():
    ice, width, questions = read_harbour()
    print(*(fewest_moves(ice, width, k) for k in questions))


main()
