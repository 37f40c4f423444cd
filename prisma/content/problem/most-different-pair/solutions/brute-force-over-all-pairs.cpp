#include <algorithm>
#include <iostream>
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
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < i; ++j) best = max(best, settings[i] ^ settings[j]);
    }
    cout << best << '\n';
}
