def main():
    n, budget = map(int, input().split())
    prices = sorted(map(int, input().split()))
    baskets = set()

    def choose(i, basket, cost):
        if i == n:
            if cost == budget:
                baskets.add(basket)
            return
        choose(i + 1, basket, cost)
        choose(i + 1, (*basket, prices[i]), cost + prices[i])

    choose(0, (), 0)
    for basket in sorted(baskets):
        print(*basket)


main()
