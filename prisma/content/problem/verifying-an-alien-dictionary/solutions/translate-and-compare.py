from string import ascii_lowercase
from typing import List


class Solution:
    def isAlienSorted(self, words: List[str], order: str) -> bool:
        table = str.maketrans(order, ascii_lowercase)
        translated = [word.translate(table) for word in words]
        return all(
            first <= second for first, second in zip(translated, translated[1:])
        )
