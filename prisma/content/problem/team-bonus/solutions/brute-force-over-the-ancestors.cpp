#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> bossOf(n + 1, 0);
    for (int employee = 2; employee <= n; ++employee) cin >> bossOf[employee];

    vector<long long> bonus(n + 1, 0);
    int q;
    cin >> q;
    while (q-- > 0) {
        string kind;
        int employee;
        cin >> kind >> employee;
        if (kind == "raise") {
            long long given;
            cin >> given;
            bonus[employee] += given;
        } else {
            long long total = 0;
            for (int above = employee; above != 0; above = bossOf[above]) {
                total += bonus[above];
            }
            cout << total << ' ';
        }
    }
    cout << '\n';
}
