# Wrong Answer: lacks the prefix sum 0 before the first box, so substrings that start there are missed
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
