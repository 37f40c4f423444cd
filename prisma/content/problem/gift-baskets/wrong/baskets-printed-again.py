# Wrong Answer: prints a basket once for each selection of gifts with the same prices
n, budget = map(int, input().split())
prices = sorted(map(int, input().split()))


def fill(first, rest, basket):
    if rest == 0:
        print(*basket)
        return
    for i in range(first, n):
        if prices[i] > rest:
            break
        fill(i + 1, rest - prices[i], basket + [prices[i]])


fill(0, budget, [])
