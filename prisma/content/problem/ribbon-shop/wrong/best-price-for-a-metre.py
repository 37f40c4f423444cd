# Wrong Answer: greedily cuts off the length with the best price per metre
import sys

ribbon, cut, _, *numbers = map(int, sys.stdin.read().split())
offers = list(zip(numbers[::2], numbers[1::2]))
offers.sort(key=lambda offer: -offer[1] / offer[0])

earned = 0
for length, price in offers:
    while length <= ribbon:
        paid = 0 if length == ribbon else cut
        if price <= paid:
            break
        earned += price - paid
        ribbon -= length
print(earned)
