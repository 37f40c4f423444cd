#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<array<int, 2>> children{{0, 0}};  // 0 means no child
    int best = 0;
    for (int i = 0; i < n; ++i) {
        int setting;
        cin >> setting;

        int node = 0;
        for (int bit = 29; bit >= 0; --bit) {
            const int digit = setting >> bit & 1;
            if (children[node][digit] == 0) {
                children[node][digit] = static_cast<int>(children.size());
                children.push_back({0, 0});
            }
            node = children[node][digit];
        }

        int difference = 0;
        node = 0;
        for (int bit = 29; bit >= 0; --bit) {
            const int digit = setting >> bit & 1;
            const int opposite = children[node][1 - digit];
            if (opposite != 0) difference |= 1 << bit;
            node = opposite != 0 ? opposite : children[node][digit];
        }
        best = max(best, difference);
    }
    cout << best << '\n';
}
