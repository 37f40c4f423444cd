// Time Limit Exceeded: finds the next greater elements with a stack, then follows each message tower by tower
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& height : heights) cin >> height;

    vector<int> next(n, -1);
    vector<int> visible;
    for (int i = n - 1; i >= 0; --i) {
        while (!visible.empty() && heights[visible.back()] <= heights[i]) {
            visible.pop_back();
        }
        if (!visible.empty()) next[i] = visible.back();
        visible.push_back(i);
    }

    for (int start = 0; start < n; ++start) {
        int passes = 0;
        for (int tower = next[start]; tower != -1; tower = next[tower]) ++passes;
        cout << passes << ' ';
    }
    cout << '\n';
}
