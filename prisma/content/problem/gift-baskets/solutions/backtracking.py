def main():
    n, budget = map(int, input().split())
    prices = sorted(map(int, input().split()))
    basket = []
    lines = []

    def fill(first, rest):
        if rest == 0:
            lines.append(" ".join(map(str, basket)))
            return
        last = 0
        for i in range(first, n):
            price = prices[i]
            if price > rest:
                break
            if price == last:
                continue
            last = price
            basket.append(price)
            fill(i + 1, rest - price)
            basket.pop()

    fill(0, budget)
    print("\n".join(lines))


main()
