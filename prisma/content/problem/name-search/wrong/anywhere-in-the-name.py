# Wrong Answer: counts the names that contain the prefix anywhere
input()
names = input().split()
print(*(sum(typed in name for name in names) for typed in input().split()))
