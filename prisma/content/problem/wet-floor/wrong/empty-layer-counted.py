# Wrong Answer: counts the last layer too, from which no water spreads any more
import sys

plan = sys.stdin.read().split()
cells = {(r, c): x for r, row in enumerate(plan) for c, x in enumerate(row)}
dry = {cell for cell, x in cells.items() if x == "."}
layer = [cell for cell, x in cells.items() if x == "L"]
minutes = 0
while layer:
    next_layer = []
    for r, c in layer:
        for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if near in dry:
                dry.remove(near)
                next_layer.append(near)
    layer = next_layer
    minutes += 1
print(-1 if dry else minutes)
