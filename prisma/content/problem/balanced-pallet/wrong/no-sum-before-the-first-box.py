# Wrong Answer: the sum 0 before the first box is missing, so stretches that begin there are too short
row = input().strip()
first_place = {}
balance = longest = 0
for taken, box in enumerate(row, start=1):
    balance += (box == "H") - (box == "L")
    if balance in first_place:
        longest = max(longest, taken - first_place[balance])
    else:
        first_place[balance] = taken
print(longest)
