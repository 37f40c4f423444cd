import sys


def main():
    _, *words = sys.stdin.read().split()
    alone = []
    pairs = 0
    for colour, side in zip(words[::2], words[1::2]):
        partner = (colour, "R" if side == "L" else "L")
        if partner in alone:
            alone.remove(partner)
            pairs += 1
        else:
            alone.append((colour, side))
    print(pairs, len(alone))


main()
