# Wrong Answer: counts the steps of the sequence instead of its words
class Solution:
    def ladderLength(self, beginWord, endWord, wordList):
        unused = set(wordList)
        queue = deque([(beginWord, 0)])
        while queue:
            word, count = queue.popleft()
            if word == endWord:
                return count
            for i in range(len(word)):
                for letter in "abcdefghijklmnopqrstuvwxyz":
                    changed = word[:i] + letter + word[i + 1:]
                    if changed in unused:
                        unused.remove(changed)
                        queue.append((changed, count + 1))
        return 0
