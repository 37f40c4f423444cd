class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = []
        for word in strs:
            letters = sorted(word)
            for representative, members in groups:
                if representative == letters:
                    members.append(word)
                    break
            else:
                groups.append((letters, [word]))
        return [members for _, members in groups]
