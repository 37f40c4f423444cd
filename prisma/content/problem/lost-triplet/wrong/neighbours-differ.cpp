// Wrong Answer: after sorting, takes the first number that differs from the next one, which may be the last of three copies
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<uint32_t> tickets(n);
    for (uint32_t& ticket : tickets) cin >> ticket;
    sort(tickets.begin(), tickets.end());
    size_t at = 0;
    while (at + 1 < tickets.size() && tickets[at] == tickets[at + 1]) ++at;
    cout << tickets[at] << '\n';
}
