MOD = 1_000_000_007


def main():
    a, b, c, d = map(int, input().split())
    ways = [1] + [0] * b
    for east in range(a + 1):
        for north in range(b + 1):
            if (east, north) == (c, d):
                ways[north] = 0
            elif north > 0:
                ways[north] = (ways[north] + ways[north - 1]) % MOD
    print(ways[b])


main()
