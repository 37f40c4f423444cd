LETTERS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        if not digits:
            return []
        texts = []
        chosen = []

        def choose():
            if len(chosen) == len(digits):
                texts.append("".join(chosen))
                return
            for letter in LETTERS[digits[len(chosen)]]:
                chosen.append(letter)
                choose()
                chosen.pop()

        choose()
        return texts
