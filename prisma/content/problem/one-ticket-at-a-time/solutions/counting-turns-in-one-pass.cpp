#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> wanted(n);
    for (int& tickets : wanted) cin >> tickets;
    int q;
    cin >> q;
    while (q-- > 0) {
        int person;
        cin >> person;
        --person;
        long long minutes = 0;
        for (int i = 0; i < n; ++i) {
            const int turns = i <= person ? wanted[person] : wanted[person] - 1;
            minutes += min(wanted[i], turns);
        }
        cout << minutes << ' ';
    }
    cout << '\n';
}
