# Runtime Error: pops from an empty stack if a closing bracket comes first
class Solution:
    def isValid(self, s: str) -> bool:
        closing = {"(": ")", "[": "]", "{": "}"}
        awaited = []
        for bracket in s:
            if bracket in closing:
                awaited.append(closing[bracket])
            elif awaited.pop() != bracket:
                return False
        return not awaited
