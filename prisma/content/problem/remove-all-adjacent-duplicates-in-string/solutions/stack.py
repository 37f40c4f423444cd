class Solution:
    def removeDuplicates(self, s: str) -> str:
        left = []
        for letter in s:
            if left and left[-1] == letter:
                left.pop()
            else:
                left.append(letter)
        return "".join(left)
