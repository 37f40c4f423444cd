# Wrong Answer: does not undo a choice before it tries the next letter
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

        def choose(position):
            if position == len(digits):
                texts.append("".join(chosen))
                return
            for letter in LETTERS[digits[position]]:
                chosen.append(letter)
                choose(position + 1)

        choose(0)
        return texts
