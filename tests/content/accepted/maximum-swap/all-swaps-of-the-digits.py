class Solution:
    def maximumSwap(self, num: int) -> int:
        s = list(str(num))
        best = num
        for i, j in itertools.combinations(range(len(s)), 2):
            s[i], s[j] = s[j], s[i]
            best = max(best, int(''.join(s)))
            s[i], s[j] = s[j], s[i]
        return best
