# Wrong Answer: uses the product of the chosen numbers and not their least common multiple
from itertools import combinations
from math import prod

floors = int(input())
unlucky = list(map(int, input().split()))
plates = 0
for size in range(len(unlucky) + 1):
    for chosen in combinations(unlucky, size):
        plates += (-1) ** size * (floors // prod(chosen))
print(plates)
