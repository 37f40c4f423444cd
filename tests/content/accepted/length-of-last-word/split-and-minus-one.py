class Solution:
    lengthOfLastWord = lambda self, s: len(s.split()[-1])
