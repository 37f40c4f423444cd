// Wrong Answer: rejects subsets that weigh exactly B
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    long long limit;
    cin >> n >> limit;
    vector<long long> halves[2] = {{0}, {0}};
    for (int i = 0; i < n; ++i) {
        long long weight;
        cin >> weight;
        vector<long long>& sums = halves[i % 2];
        const size_t before = sums.size();
        for (size_t j = 0; j < before; ++j) sums.push_back(sums[j] + weight);
    }
    sort(halves[1].begin(), halves[1].end());
    long long sets = 0;
    for (const long long sum : halves[0]) {
        const auto begin = halves[1].begin();
        sets += lower_bound(begin, halves[1].end(), limit - sum) - begin;
    }
    cout << sets << '\n';
}
