class Solution:
    def canConstruct(self, ransomNote: str, magazine: str) -> bool:
        note, letters = sorted(ransomNote), sorted(magazine)
        i = 0
        for letter in letters:
            if i == len(note) or letter > note[i]:
                break
            if letter == note[i]:
                i += 1
        return i == len(note)
