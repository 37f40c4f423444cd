# Wrong Answer: settles a city by its cheapest route, which may have too many stops
class Solution:
    def findCheapestPrice(self, n, flights, src, dst, k):
        leaving = defaultdict(list)
        for a, b, price in flights:
            leaving[a].append((b, price))
        settled = set()
        heap = [(0, 0, src)]
        while heap:
            total, taken, city = heapq.heappop(heap)
            if city == dst:
                return total
            if city in settled or taken > k:
                continue
            settled.add(city)
            for other, price in leaving[city]:
                heapq.heappush(heap, (total + price, taken + 1, other))
        return -1
