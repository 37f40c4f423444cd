import sys


def main():
    (s, a, _), minutes, first, second = (
        list(map(int, line.split())) for line in sys.stdin.read().split("\n")[:4]
    )
    place = [0] * (s + 1)
    for number, song in enumerate(first, 1):
        place[song] = number

    # Each entry is a total and the song it ends with; 0 means no song.
    tree = [(0, 0)] * (a + 1)
    before = [0] * (s + 1)
    best = (0, 0)
    for song in second:
        if place[song] == 0:
            continue
        total, last = 0, 0
        at = place[song] - 1
        while at > 0:
            total, last = max((total, last), tree[at])
            at -= at & -at

        before[song] = last
        entry = (total + minutes[song - 1], song)
        best = max(best, entry)
        at = place[song]
        while at <= a:
            tree[at] = max(tree[at], entry)
            at += at & -at

    total, song = best
    songs = []
    while song != 0:
        songs.append(song)
        song = before[song]
    print(total)
    print(*reversed(songs))


main()
