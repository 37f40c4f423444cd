WEIGHT = {"H": 1, "L": -1, "M": 0}

row = input().strip()
longest = 0
for start in range(len(row)):
    balance = 0
    for end in range(start, len(row)):
        balance += WEIGHT[row[end]]
        if balance == 0:
            longest = max(longest, end - start + 1)
print(longest)
