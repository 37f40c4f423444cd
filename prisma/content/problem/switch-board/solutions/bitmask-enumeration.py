import sys


def main():
    b, m, *wiring = sys.stdin.read().split()
    switches = [int(lamps, 2) for lamps in wiring]
    all_on = (1 << int(b)) - 1

    fewest = -1
    for chosen in range(1 << int(m)):
        lit = 0
        for i, lamps in enumerate(switches):
            if chosen >> i & 1:
                lit ^= lamps
        if lit == all_on:
            presses = chosen.bit_count()
            if fewest == -1 or presses < fewest:
                fewest = presses
    print(fewest)


main()
