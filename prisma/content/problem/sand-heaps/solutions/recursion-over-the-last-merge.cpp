#include <algorithm>
#include <iostream>
#include <limits>
#include <numeric>
#include <vector>

using namespace std;

long long cost(const vector<int>& weights, int first, int end) {
    if (end - first == 1) return 0;
    long long cheapest = numeric_limits<long long>::max();
    for (int gap = first + 1; gap < end; ++gap) {
        cheapest = min(cheapest, cost(weights, first, gap) + cost(weights, gap, end));
    }
    return accumulate(weights.begin() + first, weights.begin() + end, cheapest);
}

int main() {
    int n;
    cin >> n;
    vector<int> weights(n);
    for (int& weight : weights) cin >> weight;
    cout << cost(weights, 0, n) << '\n';
}
