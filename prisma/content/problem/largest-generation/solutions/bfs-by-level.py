import sys


def main():
    n, *parents = map(int, sys.stdin.buffer.read().split())
    children = [[] for _ in range(n + 1)]
    for person, parent in enumerate(parents, start=1):
        children[parent].append(person)

    best = most = 0
    generation = 1
    layer = children[0]
    while layer:
        if len(layer) > most:
            best, most = generation, len(layer)
        layer = [child for person in layer for child in children[person]]
        generation += 1
    print(best, most)


main()
