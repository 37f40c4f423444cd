#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<int>> others(n + 1);
    while (m-- > 0) {
        int one, other;
        cin >> one >> other;
        others[one].push_back(other);
        others[other].push_back(one);
    }

    vector<int> table(n + 1, 0);
    long long ways = 1;
    for (int first = 1; first <= n; ++first) {
        if (table[first] != 0) continue;
        ways = ways * 2 % 1'000'000'007;
        table[first] = 1;
        vector<int> stack = {first};
        while (!stack.empty()) {
            const int guest = stack.back();
            stack.pop_back();
            for (const int other : others[guest]) {
                if (table[other] == table[guest]) {
                    cout << "0\n";
                    return 0;
                }
                if (table[other] != 0) continue;
                table[other] = -table[guest];
                stack.push_back(other);
            }
        }
    }
    cout << ways << '\n';
}
