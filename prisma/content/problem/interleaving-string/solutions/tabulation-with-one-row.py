class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        fits = [True]
        for j, letter in enumerate(s2):
            fits.append(fits[j] and letter == s3[j])
        for i, first in enumerate(s1):
            fits[0] = fits[0] and first == s3[i]
            for j, second in enumerate(s2, 1):
                letter = s3[i + j]
                from_first = fits[j] and first == letter
                fits[j] = from_first or (fits[j - 1] and second == letter)
        return fits[-1]
