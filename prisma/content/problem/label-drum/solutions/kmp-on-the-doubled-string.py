import sys


def smallest_move(cut, wanted):
    if len(cut) != len(wanted):
        return -1
    return (cut + cut).find(wanted)


def main():
    _, *words = sys.stdin.read().split()
    print("\n".join(str(smallest_move(s, t)) for s, t in zip(words[::2], words[1::2])))


main()
