WEIGHT = {"H": 1, "L": -1, "M": 0}

row = input().strip()
first_place = {0: 0}
balance = longest = 0
for taken, box in enumerate(row, start=1):
    balance += WEIGHT[box]
    longest = max(longest, taken - first_place.setdefault(balance, taken))
print(longest)
