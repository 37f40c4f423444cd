class Solution:
    def lengthOfLastWord(self, s: str) -> int:
        length = 0
        after_space = True
        for character in s:
            if character != " ":
                length = 1 if after_space else length + 1
            after_space = character == " "
        return length
