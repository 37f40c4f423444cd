# Wrong Answer: always takes the longest palindrome, so it finds only one partition
class Solution:
    def partition(self, s):
        parts = []
        while s:
            for end in range(len(s), 0, -1):
                if s[:end] == s[:end][::-1]:
                    parts.append(s[:end])
                    s = s[end:]
                    break
        return [parts]
