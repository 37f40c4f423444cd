import sys


def main():
    n, *parents = map(int, sys.stdin.buffer.read().split())

    sizes = [0] * (n + 1)
    for person in range(1, n + 1):
        generation = 0
        while person:
            person = parents[person - 1]
            generation += 1
        sizes[generation] += 1

    most = max(sizes)
    print(sizes.index(most), most)


main()
