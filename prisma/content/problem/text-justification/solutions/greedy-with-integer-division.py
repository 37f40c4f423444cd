from typing import List


class Solution:
    def fullJustify(self, words: List[str], maxWidth: int) -> List[str]:
        lines = []
        line = []
        length = 0
        for word in words:
            if length + len(line) + len(word) > maxWidth:
                lines.append(self.justified(line, maxWidth - length, maxWidth))
                line = []
                length = 0
            line.append(word)
            length += len(word)
        lines.append(" ".join(line).ljust(maxWidth))
        return lines

    def justified(self, line: List[str], spaces: int, width: int) -> str:
        if len(line) == 1:
            return line[0].ljust(width)
        gap, wider = divmod(spaces, len(line) - 1)
        left = (" " * (gap + 1)).join(line[:wider + 1])
        right = (" " * gap).join(line[wider + 1:])
        return left + " " * gap + right
