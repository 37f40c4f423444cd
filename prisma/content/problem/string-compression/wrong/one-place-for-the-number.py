# Wrong Answer: writes the length into a single element, whatever its number of digits
from typing import List


class Solution:
    def compress(self, chars: List[str]) -> int:
        write = 0
        start = 0
        while start < len(chars):
            end = start
            while end < len(chars) and chars[end] == chars[start]:
                end += 1
            chars[write] = chars[start]
            write += 1
            if end - start > 1:
                chars[write] = str(end - start)[0]
                write += 1
            start = end
        return write
