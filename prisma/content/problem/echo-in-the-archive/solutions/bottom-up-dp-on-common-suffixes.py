def main():
    text = input()
    n = len(text)
    common = [0] * (n + 1)
    longest, end = 0, 0
    for j in range(1, n):
        for i in range(j, 0, -1):
            if text[i - 1] == text[j]:
                common[i] = common[i - 1] + 1
                if common[i] > longest:
                    longest, end = common[i], j + 1
            else:
                common[i] = 0
    print(longest, text[end - longest:end])


main()
