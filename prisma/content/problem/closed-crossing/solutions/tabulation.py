MOD = 1_000_000_007


def main():
    a, b, c, d = map(int, input().split())
    ways = [1] + [0] * b
    for x in range(a + 1):
        for y in range(b + 1):
            if (x, y) == (c, d):
                ways[y] = 0
            elif y > 0:
                ways[y] = (ways[y] + ways[y - 1]) % MOD
    print(ways[b])


main()
