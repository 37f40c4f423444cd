import sys


def main():
    n, k, *lengths = map(int, sys.stdin.buffer.read().split())
    pairs = 0
    for i in range(n):
        for j in range(i):
            if (lengths[i] + lengths[j]) % k == 0:
                pairs += 1
    print(pairs)


main()
