MOD = 1_000_000_007


def main():
    a, b, c, d = map(int, input().split())
    factorial = [1] * (a + b + 1)
    product = 1
    for k in range(1, a + b + 1):
        product = product * k % MOD
        factorial[k] = product

    def ways(east, north):
        below = factorial[east] * factorial[north] % MOD
        return factorial[east + north] * pow(below, MOD - 2, MOD) % MOD

    print((ways(a, b) - ways(c, d) * ways(a - c, b - d)) % MOD)


main()
