from itertools import combinations
from math import lcm


def main():
    floors = int(input())
    unlucky = list(map(int, input().split()))
    plates = 0
    for size in range(len(unlucky) + 1):
        sign = -1 if size % 2 == 1 else 1
        for chosen in combinations(unlucky, size):
            plates += sign * (floors // lcm(*chosen))
    print(plates)


main()
