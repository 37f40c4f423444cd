#include <iostream>
#include <vector>

using namespace std;

struct Reached {
    int village;
    int cameFrom;
    long long kilometres;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<long long> residents(n + 1);
    for (int i = 1; i <= n; ++i) cin >> residents[i];
    vector<vector<int>> neighbours(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b;
        cin >> a >> b;
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }

    for (int hall = 1; hall <= n; ++hall) {
        long long total = 0;
        vector<Reached> stack = {{hall, 0, 0}};
        while (!stack.empty()) {
            const auto [village, cameFrom, kilometres] = stack.back();
            stack.pop_back();
            total += residents[village] * kilometres;
            for (const int other : neighbours[village]) {
                if (other != cameFrom)
                    stack.push_back({other, village, kilometres + 1});
            }
        }
        cout << total << (hall < n ? ' ' : '\n');
    }
}
