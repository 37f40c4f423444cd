# Wrong Answer: compares the revisions as strings, so "10" is lower than "9"
class Solution:
    def compareVersion(self, version1, version2):
        first = [part.lstrip("0") for part in version1.split(".")]
        second = [part.lstrip("0") for part in version2.split(".")]
        while len(first) < len(second):
            first.append("")
        while len(second) < len(first):
            second.append("")
        return (first > second) - (first < second)
