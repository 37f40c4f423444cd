# Wrong Answer: finds only pairs of equal length, where one word is the other one reversed
class Solution:
    def palindromePairs(self, words):
        index_of = {word[::-1]: i for i, word in enumerate(words)}
        return [
            [i, index_of[word]]
            for i, word in enumerate(words)
            if index_of.get(word, i) != i
        ]
