#include <iostream>
#include <vector>

using namespace std;

long long countSets(const vector<long long>& weights, size_t parcel, long long rest) {
    if (parcel == weights.size()) return 1;
    long long sets = countSets(weights, parcel + 1, rest);
    if (weights[parcel] <= rest) {
        sets += countSets(weights, parcel + 1, rest - weights[parcel]);
    }
    return sets;
}

int main() {
    int n;
    long long limit;
    cin >> n >> limit;
    vector<long long> weights(n);
    for (long long& weight : weights) cin >> weight;
    cout << countSets(weights, 0, limit) << '\n';
}
