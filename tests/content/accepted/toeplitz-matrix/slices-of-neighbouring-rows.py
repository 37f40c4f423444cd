class Solution:
    isToeplitzMatrix = lambda self, m: all(a[:-1] == b[1:] for a, b in zip(m, m[1:]))
