#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<uint32_t> tickets(n);
    for (uint32_t& ticket : tickets) cin >> ticket;

    const auto lonely = find_if(tickets.begin(), tickets.end(), [&](uint32_t ticket) {
        return count(tickets.begin(), tickets.end(), ticket) == 1;
    });
    cout << *lonely << '\n';
}
