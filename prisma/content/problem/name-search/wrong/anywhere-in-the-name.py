# Wrong Answer: counts the names in which the letters occur, also in the middle
input()
names = input().split()
print(*(sum(typed in name for name in names) for typed in input().split()))
