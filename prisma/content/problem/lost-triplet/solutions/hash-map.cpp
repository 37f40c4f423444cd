#include <iostream>
#include <unordered_map>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    unordered_map<unsigned, int> copies;
    for (int i = 0; i < n; ++i) {
        unsigned ticket;
        cin >> ticket;
        ++copies[ticket];
    }
    for (const auto& [ticket, count] : copies) {
        if (count == 1) cout << ticket << '\n';
    }
}
