#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<pair<int, int>> frames(n);
    for (auto& [width, height] : frames) cin >> width >> height;
    sort(frames.begin(), frames.end());

    vector<int> longest(n, 1);
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < i; ++j) {
            const bool fits = frames[j].first < frames[i].first &&
                              frames[j].second < frames[i].second;
            if (fits) longest[i] = max(longest[i], longest[j] + 1);
        }
    }
    cout << *max_element(longest.begin(), longest.end()) << '\n';
}
