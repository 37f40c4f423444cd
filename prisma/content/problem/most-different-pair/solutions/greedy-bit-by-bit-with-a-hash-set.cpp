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
        unordered_set<int> prefixes;
        prefixes.reserve(settings.size());
        for (const int setting : settings) prefixes.insert(setting >> bit);
        const int candidate = best >> bit | 1;
        for (const int prefix : prefixes) {
            if (prefixes.count(prefix ^ candidate) == 0) continue;
            best |= 1 << bit;
            break;
        }
    }
    cout << best << '\n';
}
