# Wrong Answer: removes the parts from the right
from collections import Counter
from typing import List


class Solution:
    def subdomainVisits(self, cpdomains: List[str]) -> List[str]:
        totals = Counter()
        for entry in cpdomains:
            number, domain = entry.split(" ")
            parts = domain.split(".")
            for i in range(len(parts)):
                totals[".".join(parts[:i + 1])] += int(number)
        return [f"{total} {domain}" for domain, total in totals.items()]
