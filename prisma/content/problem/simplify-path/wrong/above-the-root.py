# Runtime Error: pops from an empty stack when .. is used at the root
class Solution:
    def simplifyPath(self, path: str) -> str:
        names = []
        for name in path.split("/"):
            if name == "..":
                names.pop()
            elif name not in ("", "."):
                names.append(name)
        return "/" + "/".join(names)
