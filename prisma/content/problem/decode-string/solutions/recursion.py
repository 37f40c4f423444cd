class Solution:
    def decodeString(self, s: str) -> str:
        self.text = s
        self.position = 0
        return self.read_part()

    def read_part(self) -> str:
        parts = []
        count = 0
        while self.position < len(self.text):
            char = self.text[self.position]
            self.position += 1
            if char == "]":
                break
            if char == "[":
                parts.append(count * self.read_part())
                count = 0
            elif char.isdigit():
                count = count * 10 + int(char)
            else:
                parts.append(char)
        return "".join(parts)
