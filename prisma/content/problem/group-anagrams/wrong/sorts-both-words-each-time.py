# Time Limit Exceeded: compares each string with every group and sorts both strings each time
class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = []
        for word in strs:
            for group in groups:
                if sorted(group[0]) == sorted(word):
                    group.append(word)
                    break
            else:
                groups.append([word])
        return groups
