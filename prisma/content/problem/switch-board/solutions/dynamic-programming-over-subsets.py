import sys


def main():
    b, m, *wiring = sys.stdin.read().split()
    all_on = (1 << int(b)) - 1

    # The index in the list is the bitmask of the pressed switches.
    lit = [0]
    for lamps in wiring:
        toggles = int(lamps, 2)
        lit += [before ^ toggles for before in lit]
    presses = [
        chosen.bit_count() for chosen, lamps in enumerate(lit) if lamps == all_on
    ]
    print(min(presses, default=-1))


main()
