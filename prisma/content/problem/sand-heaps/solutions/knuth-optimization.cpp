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
    vector<vector<int>> bestGap(n + 1, vector<int>(n + 1, 0));
    for (int first = 0; first + 2 <= n; ++first) {
        cost[first][first + 2] = before[first + 2] - before[first];
        bestGap[first][first + 2] = first + 1;
    }
    for (int length = 3; length <= n; ++length) {
        for (int first = 0; first + length <= n; ++first) {
            const int end = first + length;
            long long cheapest = numeric_limits<long long>::max();
            const int last = bestGap[first + 1][end];
            for (int gap = bestGap[first][end - 1]; gap <= last; ++gap) {
                if (cost[first][gap] + cost[gap][end] >= cheapest) continue;
                cheapest = cost[first][gap] + cost[gap][end];
                bestGap[first][end] = gap;
            }
            cost[first][end] = cheapest + before[end] - before[first];
        }
    }
    cout << cost[0][n] << '\n';
}
