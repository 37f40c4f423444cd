from typing import List


class Solution:
    def subdomainVisits(self, cpdomains: List[str]) -> List[str]:
        totals = []
        for entry in cpdomains:
            number, domain = entry.split(" ")
            parts = domain.split(".")
            for i in range(len(parts)):
                self.add(totals, ".".join(parts[i:]), int(number))
        return [f"{total} {domain}" for domain, total in totals]

    def add(self, totals: list, domain: str, number: int) -> None:
        for pair in totals:
            if pair[0] == domain:
                pair[1] += number
                return
        totals.append([domain, number])
