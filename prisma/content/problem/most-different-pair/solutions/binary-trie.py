import sys


def main():
    _, *settings = map(int, sys.stdin.buffer.read().split())
    bits = max(settings).bit_length()
    masks = [1 << bit for bit in range(bits - 1, -1, -1)]
    zeros, ones = [0], [0]  # the children of each node; 0 means none

    for setting in set(settings):
        node = 0
        for mask in masks:
            children = ones if setting & mask else zeros
            if children[node] == 0:
                children[node] = len(zeros)
                zeros.append(0)
                ones.append(0)
            node = children[node]

    best = 0
    for setting in set(settings):
        node = xor = 0
        for mask in masks:
            same, opposite = (ones, zeros) if setting & mask else (zeros, ones)
            if opposite[node]:
                xor |= mask
                node = opposite[node]
            else:
                node = same[node]
        best = max(best, xor)
    print(best)


main()
