# Wrong Answer: greedily matches each letter after the last match, and so may skip too far ahead
class Solution:
    def longestCommonSubsequence(self, text1, text2):
        found = 0
        place = 0
        for letter in text1:
            next_place = text2.find(letter, place)
            if next_place >= 0:
                found += 1
                place = next_place + 1
        return found
