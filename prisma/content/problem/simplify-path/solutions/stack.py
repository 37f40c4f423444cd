class Solution:
    def simplifyPath(self, path: str) -> str:
        names = []
        for name in path.split("/"):
            if name == "..":
                if names:
                    names.pop()
            elif name not in ("", "."):
                names.append(name)
        return "/" + "/".join(names)
