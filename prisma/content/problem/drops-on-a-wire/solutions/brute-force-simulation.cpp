#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long limit;
    cin >> n >> limit;
    vector<long long> weights(n);
    for (long long& weight : weights) cin >> weight;

    while (weights.size() > 1) {
        size_t left = 0;
        for (size_t i = 1; i + 1 < weights.size(); ++i) {
            const long long lightest = weights[left] + weights[left + 1];
            if (weights[i] + weights[i + 1] < lightest) left = i;
        }
        const long long sum = weights[left] + weights[left + 1];
        if (sum >= limit) break;
        weights[left] = sum;
        weights.erase(weights.begin() + static_cast<ptrdiff_t>(left) + 1);
    }
    for (const long long weight : weights) cout << weight << ' ';
    cout << '\n';
}
