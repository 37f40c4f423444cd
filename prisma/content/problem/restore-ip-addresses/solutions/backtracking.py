from typing import List


class Solution:
    def restoreIpAddresses(self, s: str) -> List[str]:
        addresses = []
        parts = []

        def place(start: int) -> None:
            missing = 4 - len(parts)
            if not missing <= len(s) - start <= 3 * missing:
                return
            if missing == 0:
                addresses.append(".".join(parts))
                return
            for end in range(start + 1, min(start + 3, len(s)) + 1):
                part = s[start:end]
                if (part[0] == "0" and part != "0") or int(part) > 255:
                    break
                parts.append(part)
                place(end)
                parts.pop()

        place(0)
        return addresses
