# Wrong Answer: compares only the first letters of neighbouring words
class Solution:
    def isAlienSorted(self, words, order):
        ranks = [order.index(word[0]) for word in words]
        return ranks == sorted(ranks)
