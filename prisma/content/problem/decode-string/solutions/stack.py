class Solution:
    def decodeString(self, s: str) -> str:
        waiting = []
        parts = []
        count = 0
        for char in s:
            if char.isdigit():
                count = count * 10 + int(char)
            elif char == "[":
                waiting.append((parts, count))
                parts = []
                count = 0
            elif char == "]":
                group = "".join(parts)
                parts, times = waiting.pop()
                parts.append(group * times)
            else:
                parts.append(char)
        return "".join(parts)
