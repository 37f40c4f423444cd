from itertools import groupby
from typing import List


class Solution:
    def compress(self, chars: List[str]) -> int:
        short = []
        for char, run in groupby(chars):
            length = len(list(run))
            short.append(char)
            if length > 1:
                short.extend(str(length))
        chars[:len(short)] = short
        return len(short)
