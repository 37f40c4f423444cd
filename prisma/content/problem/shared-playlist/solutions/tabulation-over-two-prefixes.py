import sys


def main():
    _, minutes, first, second = (
        list(map(int, line.split())) for line in sys.stdin.read().split("\n")[:4]
    )

    best = [[0] * (len(second) + 1)]
    for song in first:
        above = best[-1]
        row = [0]
        last = 0
        for j, other in enumerate(second):
            if song == other:
                last = above[j] + minutes[song - 1]
            elif above[j + 1] > last:
                last = above[j + 1]
            row.append(last)
        best.append(row)

    songs = []
    i, j = len(first), len(second)
    while i > 0 and j > 0:
        if first[i - 1] == second[j - 1]:
            i, j = i - 1, j - 1
            songs.append(first[i])
        elif best[i - 1][j] == best[i][j]:
            i -= 1
        else:
            j -= 1
    print(best[-1][-1])
    print(*reversed(songs))


main()
