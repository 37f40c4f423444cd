class Solution:
    def simplifyPath(self, path: str) -> str:
        names = [name for name in path.split("/") if name not in ("", ".")]
        while ".." in names:
            i = names.index("..")
            del names[max(0, i - 1):i + 1]
        return "/" + "/".join(names)
