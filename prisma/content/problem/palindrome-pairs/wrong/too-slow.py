# Time Limit Exceeded: tries all pairs of words
class Solution:
    def palindromePairs(self, words):
        def is_palindrome(s):
            return all(s[i] == s[-1 - i] for i in range(len(s)))

        return [
            [i, j]
            for i in range(len(words))
            for j in range(len(words))
            if i != j and is_palindrome(words[i] + words[j])
        ]
