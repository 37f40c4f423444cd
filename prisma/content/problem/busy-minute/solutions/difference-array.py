import sys
from itertools import accumulate


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    arrivals = numbers[1::2]
    leavings = numbers[2::2]

    change = [0] * (max(leavings) + 2)
    for a in arrivals:
        change[a] += 1
    for b in leavings:
        change[b + 1] -= 1

    present = list(accumulate(change))
    most = max(present)
    print(present.index(most), most)


main()
