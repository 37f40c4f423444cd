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

    for (int start = 0; start < n; ++start) {
        int reached = heights[start];
        int passes = 0;
        for (int i = start + 1; i < n; ++i) {
            if (heights[i] > reached) {
                reached = heights[i];
                ++passes;
            }
        }
        cout << passes << (start + 1 < n ? ' ' : '\n');
    }
}
