class Solution:
    def combine(self, n: int, k: int) -> list[list[int]]:
        combination = list(range(1, k + 1))
        combinations = []
        while True:
            combinations.append(combination[:])
            i = k - 1
            while i >= 0 and combination[i] == n - k + i + 1:
                i -= 1
            if i < 0:
                return combinations
            combination[i] += 1
            for j in range(i + 1, k):
                combination[j] = combination[j - 1] + 1
