// Wrong Answer: goes from small to large numbers and passes on sizes that are not final
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> bossOf(n + 1, 0), team(n + 1, 1);
    for (int employee = 2; employee <= n; ++employee) {
        cin >> bossOf[employee];
        team[bossOf[employee]] += team[employee];
    }
    for (int employee = 1; employee <= n; ++employee) cout << team[employee] << ' ';
    cout << '\n';
}
