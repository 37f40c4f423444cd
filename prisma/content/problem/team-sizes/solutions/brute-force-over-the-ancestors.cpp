#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> bossOf(n + 1, 0);
    for (int employee = 2; employee <= n; ++employee) cin >> bossOf[employee];

    vector<int> team(n + 1, 0);
    for (int employee = 1; employee <= n; ++employee) {
        for (int above = employee; above != 0; above = bossOf[above]) ++team[above];
    }
    for (int employee = 1; employee <= n; ++employee) cout << team[employee] << ' ';
    cout << '\n';
}
