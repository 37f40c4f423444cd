#include <algorithm>
#include <bit>
#include <iostream>
#include <limits>
#include <vector>

using namespace std;

class Planner {
public:
    explicit Planner(const vector<vector<int>>& cost)
        : cost(cost), memo(size_t{1} << cost.size(), -1) {
        memo.back() = 0;
    }

    int best(unsigned taken) {
        if (memo[taken] >= 0) return memo[taken];
        const vector<int>& row = cost[popcount(taken)];
        int cheapest = numeric_limits<int>::max();
        for (size_t desk = 0; desk < row.size(); ++desk) {
            if (taken >> desk & 1) continue;
            cheapest = min(cheapest, row[desk] + best(taken | 1u << desk));
        }
        return memo[taken] = cheapest;
    }

private:
    vector<vector<int>> cost;
    vector<int> memo;
};

int main() {
    int n;
    cin >> n;
    vector<vector<int>> cost(n, vector<int>(n));
    for (auto& row : cost) {
        for (int& ofDesk : row) cin >> ofDesk;
    }
    cout << Planner(cost).best(0) << '\n';
}
