class Solution:
    def longestValidParentheses(self, s: str) -> int:
        longest = 0
        for start in range(len(s)):
            open_count = 0
            for end in range(start, len(s)):
                open_count += 1 if s[end] == "(" else -1
                if open_count < 0:
                    break
                if open_count == 0:
                    longest = max(longest, end - start + 1)
        return longest
