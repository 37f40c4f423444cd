from math import lcm


def main():
    floors = int(input())
    unlucky = list(map(int, input().split()))

    def signed_count(first, multiple):
        if multiple > floors:
            return 0
        if first == len(unlucky):
            return floors // multiple
        without = signed_count(first + 1, multiple)
        return without - signed_count(first + 1, lcm(multiple, unlucky[first]))

    print(signed_count(0, 1))


main()
