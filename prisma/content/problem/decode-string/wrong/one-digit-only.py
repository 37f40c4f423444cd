# Wrong Answer: takes only the last digit of a number
class Solution:
    def decodeString(self, s: str) -> str:
        waiting = []
        current = ""
        count = 0
        for char in s:
            if char.isdigit():
                count = int(char)
            elif char == "[":
                waiting.append((current, count))
                current = ""
            elif char == "]":
                before, times = waiting.pop()
                current = before + current * times
            else:
                current += char
        return current
