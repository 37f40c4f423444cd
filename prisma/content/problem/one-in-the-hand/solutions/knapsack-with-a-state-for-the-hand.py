import sys


def main():
    _, capacity, *numbers = map(int, sys.stdin.buffer.read().split())

    hand_free = [0] * (capacity + 1)
    hand_used = [0] * (capacity + 1)
    for weight, value in zip(numbers[::2], numbers[1::2]):
        carried = [best + value for best in hand_free]
        packed = [best + value for best in hand_used[:max(0, capacity + 1 - weight)]]
        hand_used[:weight] = map(max, hand_used[:weight], carried)
        hand_used[weight:] = map(max, hand_used[weight:], carried[weight:], packed)
        # Packed with a free hand has the values of carried, further to the right.
        hand_free[weight:] = map(max, hand_free[weight:], carried)
    print(hand_used[capacity])


main()
