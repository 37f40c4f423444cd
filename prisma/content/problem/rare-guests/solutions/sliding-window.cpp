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
    unordered_map<int, int> count;
    int left = 0;
    for (int right = 0; right < n; ++right) {
        int& visitsOfGuest = count[visits[right]];
        ++visitsOfGuest;
        while (visitsOfGuest > 2) {
            --count[visits[left]];
            ++left;
        }
        longest = max(longest, right - left + 1);
    }
    cout << longest << '\n';
}
