from typing import List


class Solution:
    def removeInvalidParentheses(self, s: str) -> List[str]:
        longest = {""}
        length = 0

        def is_valid(text: str) -> bool:
            open_count = 0
            for char in text:
                open_count += (char == "(") - (char == ")")
                if open_count < 0:
                    return False
            return open_count == 0

        def choose(index: int, text: str) -> None:
            nonlocal longest, length
            if index == len(s):
                if len(text) < length or not is_valid(text):
                    return
                if len(text) > length:
                    longest = set()
                    length = len(text)
                longest.add(text)
                return
            choose(index + 1, text + s[index])
            if s[index] in "()":
                choose(index + 1, text)

        choose(0, "")
        return list(longest)
