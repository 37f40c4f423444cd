#include <iostream>
#include <unordered_set>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n;
    vector<int> kinds(n);
    for (int& kind : kinds) cin >> kind;
    cin >> q;
    while (q-- > 0) {
        int first, last;
        cin >> first >> last;
        const unordered_set<int> seen(kinds.begin() + first - 1, kinds.begin() + last);
        cout << seen.size() << (q > 0 ? ' ' : '\n');
    }
}
