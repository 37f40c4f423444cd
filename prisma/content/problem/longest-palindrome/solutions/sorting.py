class Solution:
    def longestPalindrome(self, s: str) -> int:
        letters = sorted(s)
        length = 0
        has_center = False
        start = 0
        while start < len(letters):
            end = start
            while end < len(letters) and letters[end] == letters[start]:
                end += 1
            run = end - start
            length += run - run % 2
            has_center = has_center or run % 2 == 1
            start = end
        return length + has_center
