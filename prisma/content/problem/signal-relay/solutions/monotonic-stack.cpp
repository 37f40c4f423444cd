#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& height : heights) cin >> height;

    vector<int> passes(n, 0);
    vector<int> visible;
    for (int i = n - 1; i >= 0; --i) {
        while (!visible.empty() && heights[visible.back()] <= heights[i]) {
            visible.pop_back();
        }
        if (!visible.empty()) passes[i] = passes[visible.back()] + 1;
        visible.push_back(i);
    }
    for (int i = 0; i < n; ++i) cout << passes[i] << (i + 1 < n ? ' ' : '\n');
}
