from typing import List


class Solution:
    def fullJustify(self, words: List[str], maxWidth: int) -> List[str]:
        lines = []
        line = []
        length = 0
        for word in words:
            if length + len(line) + len(word) > maxWidth:
                lines.append(self.justified(line, maxWidth - length))
                line = []
                length = 0
            line.append(word)
            length += len(word)
        lines.append(" ".join(line).ljust(maxWidth))
        return lines

    def justified(self, line: List[str], spaces: int) -> str:
        gaps = max(1, len(line) - 1)
        padded = list(line)
        for i in range(spaces):
            padded[i % gaps] += " "
        return "".join(padded)
