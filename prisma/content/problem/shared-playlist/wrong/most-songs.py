# Wrong Answer: maximizes the number of songs (LCS without weights), not the minutes
import sys

_, minutes, first, second = (
    list(map(int, line.split())) for line in sys.stdin.read().split("\n")[:4]
)
best = [[0] * (len(second) + 1) for _ in range(len(first) + 1)]
for i, song in enumerate(first):
    for j, other in enumerate(second):
        if song == other:
            best[i + 1][j + 1] = best[i][j] + 1
        else:
            best[i + 1][j + 1] = max(best[i][j + 1], best[i + 1][j])
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
print(sum(minutes[song - 1] for song in songs))
print(*reversed(songs))
