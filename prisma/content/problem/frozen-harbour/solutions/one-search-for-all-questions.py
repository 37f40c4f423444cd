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


def main():
    ice, width, questions = read_harbour()
    last = len(ice) - width - 2
    answers = [-1] * len(questions)
    fewest = [max(questions) + 1] * len(ice)
    fewest[width] = 0
    layer = [(width, 0)]
    moves = 0
    while layer:
        for i, k in enumerate(questions):
            if answers[i] < 0 and fewest[last] <= k:
                answers[i] = moves
        if fewest[last] <= min(questions):
            break
        next_layer = []
        for cell, broken in layer:
            for near in (cell - width, cell - 1, cell + 1, cell + width):
                total = broken + ice[near]
                if total < fewest[near]:
                    fewest[near] = total
                    next_layer.append((near, total))
        layer = next_layer
        moves += 1
    print(*answers)


main()
