#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

using namespace std;

const long long UNKNOWN = -1;

long long cost(const vector<long long>& before, vector<vector<long long>>& memo,
               int first, int end) {
    if (end - first == 1) return 0;
    if (memo[first][end] == UNKNOWN) {
        long long cheapest = numeric_limits<long long>::max();
        for (int gap = first + 1; gap < end; ++gap) {
            long long left = cost(before, memo, first, gap);
            long long right = cost(before, memo, gap, end);
            cheapest = min(cheapest, left + right);
        }
        memo[first][end] = cheapest + before[end] - before[first];
    }
    return memo[first][end];
}

int main() {
    int n;
    cin >> n;
    vector<long long> before(n + 1, 0);
    for (int i = 0; i < n; ++i) {
        cin >> before[i + 1];
        before[i + 1] += before[i];
    }
    vector<vector<long long>> memo(n + 1, vector<long long>(n + 1, UNKNOWN));
    cout << cost(before, memo, 0, n) << '\n';
}
