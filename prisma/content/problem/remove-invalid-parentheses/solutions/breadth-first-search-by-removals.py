from typing import List


class Solution:
    def removeInvalidParentheses(self, s: str) -> List[str]:
        def is_valid(text: str) -> bool:
            open_count = 0
            for char in text:
                if char == "(":
                    open_count += 1
                elif char == ")":
                    open_count -= 1
                    if open_count < 0:
                        return False
            return open_count == 0

        level = {s}
        while True:
            valid = [text for text in level if is_valid(text)]
            if valid:
                return valid
            level = {
                text[:i] + text[i + 1:]
                for text in level
                for i, char in enumerate(text)
                if char in "()"
            }
