# Wrong Answer: the extra spaces go to the gaps on the right
from typing import List


class Solution:
    def fullJustify(self, words: List[str], maxWidth: int) -> List[str]:
        lines = []
        line = []
        length = 0
        for word in words:
            if length + len(line) + len(word) > maxWidth:
                gaps = max(1, len(line) - 1)
                gap, wider = divmod(maxWidth - length, gaps)
                text = line[0]
                for i, other in enumerate(line[1:]):
                    text += " " * (gap + (i >= gaps - wider)) + other
                lines.append(text.ljust(maxWidth))
                line = []
                length = 0
            line.append(word)
            length += len(word)
        lines.append(" ".join(line).ljust(maxWidth))
        return lines
