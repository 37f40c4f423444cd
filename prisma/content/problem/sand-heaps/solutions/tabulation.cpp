#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> before(n + 1, 0);
    for (int i = 0; i < n; ++i) {
        cin >> before[i + 1];
        before[i + 1] += before[i];
    }

    vector<vector<long long>> cost(n + 1, vector<long long>(n + 1, 0));
    for (int length = 2; length <= n; ++length) {
        for (int first = 0; first + length <= n; ++first) {
            const int end = first + length;
            long long cheapest = numeric_limits<long long>::max();
            for (int gap = first + 1; gap < end; ++gap) {
                cheapest = min(cheapest, cost[first][gap] + cost[gap][end]);
            }
            cost[first][end] = cheapest + before[end] - before[first];
        }
    }
    cout << cost[0][n] << '\n';
}
