// Wrong Answer: splits every interval in the middle
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

long long cost(const vector<int>& weights, int first, int end) {
    if (end - first == 1) return 0;
    const int gap = (first + end) / 2;
    const long long parts = cost(weights, first, gap) + cost(weights, gap, end);
    return accumulate(weights.begin() + first, weights.begin() + end, parts);
}

int main() {
    int n;
    cin >> n;
    vector<int> weights(n);
    for (int& weight : weights) cin >> weight;
    cout << cost(weights, 0, n) << '\n';
}
