class Solution:
    def removeDuplicates(self, s: str, k: int) -> str:
        letters = []
        counts = []
        for letter in s:
            if letters and letters[-1] == letter:
                counts[-1] += 1
            else:
                letters.append(letter)
                counts.append(1)
            if counts[-1] == k:
                letters.pop()
                counts.pop()
        return "".join(letter * count for letter, count in zip(letters, counts))
