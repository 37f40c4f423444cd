from typing import List


class Solution:
    def removeInvalidParentheses(self, s: str) -> List[str]:
        def count_unmatched(text: str):
            open_count = close_count = 0
            for char in text:
                if char == "(":
                    open_count += 1
                elif char == ")" and open_count > 0:
                    open_count -= 1
                elif char == ")":
                    close_count += 1
            return open_count, close_count

        found = []

        def remove(text: str, start: int, open_count: int, close_count: int) -> None:
            if open_count == 0 and close_count == 0:
                if count_unmatched(text) == (0, 0):
                    found.append(text)
                return
            for i in range(start, len(text)):
                if i > start and text[i] == text[i - 1]:
                    continue
                rest = text[:i] + text[i + 1:]
                if text[i] == "(" and open_count > 0:
                    remove(rest, i, open_count - 1, close_count)
                elif text[i] == ")" and close_count > 0:
                    remove(rest, i, open_count, close_count - 1)

        remove(s, 0, *count_unmatched(s))
        return found
