#include <algorithm>
#include <iostream>
#include <unordered_map>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> visits(n);
    for (int& guest : visits) cin >> guest;

    int longest = 0;
    for (int start = 0; start < n; ++start) {
        unordered_map<int, int> count;
        int end = start;
        while (end < n && count[visits[end]] < 2) {
            ++count[visits[end]];
            ++end;
        }
        longest = max(longest, end - start);
    }
    cout << longest << '\n';
}
