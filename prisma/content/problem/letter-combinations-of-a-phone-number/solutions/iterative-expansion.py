LETTERS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        if not digits:
            return []
        texts = [""]
        for digit in digits:
            texts = [text + letter for text in texts for letter in LETTERS[digit]]
        return texts
