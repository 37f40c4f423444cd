class Solution:
    def longestValidParentheses(self, s: str) -> int:
        def longest_in(chars, opening: str) -> int:
            longest = open_count = close_count = 0
            for char in chars:
                if char == opening:
                    open_count += 1
                else:
                    close_count += 1
                if close_count > open_count:
                    open_count = close_count = 0
                elif open_count == close_count:
                    longest = max(longest, 2 * close_count)
            return longest

        return max(longest_in(s, "("), longest_in(reversed(s), ")"))
