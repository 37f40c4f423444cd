# Wrong Answer: the stack is a class attribute, so the next call starts with what is left on it
class Solution:
    awaited = []

    def isValid(self, s: str) -> bool:
        closing = {"(": ")", "[": "]", "{": "}"}
        for bracket in s:
            if bracket in closing:
                self.awaited.append(closing[bracket])
            elif not self.awaited or self.awaited.pop() != bracket:
                return False
        return not self.awaited
