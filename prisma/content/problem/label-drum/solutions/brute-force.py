import sys


def smallest_move(cut, wanted):
    if len(cut) != len(wanted):
        return -1
    for move in range(len(cut)):
        if cut[move:] + cut[:move] == wanted:
            return move
    return -1


def main():
    _, *words = sys.stdin.read().split()
    print("\n".join(str(smallest_move(s, t)) for s, t in zip(words[::2], words[1::2])))


main()
