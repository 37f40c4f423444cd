# Wrong Answer: does not reject a word that comes before its own prefix
class Solution:
    def alienOrder(self, words):
        behind = {letter: set() for word in words for letter in word}
        for first, second in pairwise(words):
            for a, b in zip(first, second):
                if a != b:
                    behind[a].add(b)
                    break
        before = dict.fromkeys(behind, 0)
        for letters in behind.values():
            for letter in letters:
                before[letter] += 1
        order = [letter for letter, count in before.items() if count == 0]
        for letter in order:
            for other in behind[letter]:
                before[other] -= 1
                if before[other] == 0:
                    order.append(other)
        return "".join(order) if len(order) == len(behind) else ""
