# Wrong Answer: does not allow the two occurrences to overlap
text = input()
n = len(text)
common = [0] * (n + 1)
longest, end = 0, 0
for j in range(1, n):
    for i in range(j, 0, -1):
        if text[i - 1] != text[j]:
            common[i] = 0
            continue
        common[i] = common[i - 1] + 1
        if longest < min(common[i], j - i + 1):
            longest, end = min(common[i], j - i + 1), j + 1
print(longest, text[end - longest:end])
