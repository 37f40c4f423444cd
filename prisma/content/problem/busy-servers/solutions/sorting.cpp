#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int k;
    cin >> k;
    vector<int> minutes;
    while (k-- > 0) {
        int entries;
        cin >> entries;
        while (entries-- > 0) {
            minutes.emplace_back();
            cin >> minutes.back();
        }
    }
    sort(minutes.begin(), minutes.end());

    for (auto first = minutes.begin(); first != minutes.end();) {
        const auto end = upper_bound(first, minutes.end(), *first);
        cout << *first << ' ' << end - first << '\n';
        first = end;
    }
}
