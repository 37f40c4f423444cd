#include <iostream>
#include <unordered_set>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> settings(n);
    for (int& setting : settings) cin >> setting;

    int best = 0;
    for (int bit = 29; bit >= 0; --bit) {
        unordered_set<int> beginnings;
        beginnings.reserve(settings.size());
        for (const int setting : settings) beginnings.insert(setting >> bit);
        const int wished = best >> bit | 1;
        for (const int beginning : beginnings) {
            if (beginnings.count(beginning ^ wished) == 0) continue;
            best |= 1 << bit;
            break;
        }
    }
    cout << best << '\n';
}
