#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<string> names(n);
    for (string& name : names) cin >> name;
    sort(names.begin(), names.end());

    while (q-- > 0) {
        string typed;
        cin >> typed;
        const auto first = lower_bound(names.begin(), names.end(), typed);
        // The tilde comes after every letter.
        cout << lower_bound(first, names.end(), typed + '~') - first << ' ';
    }
    cout << '\n';
}
