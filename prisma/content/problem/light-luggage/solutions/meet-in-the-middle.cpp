#include <algorithm>
#include <iostream>
#include <iterator>
#include <vector>

using namespace std;

using Numbers = vector<long long>;

Numbers sortedSums(Numbers::const_iterator from, Numbers::const_iterator to) {
    Numbers sums = {0};
    for (; from != to; ++from) {
        Numbers heavier = sums;
        for (long long& sum : heavier) sum += *from;
        Numbers merged;
        merged.reserve(2 * sums.size());
        merge(sums.begin(), sums.end(), heavier.begin(), heavier.end(),
              back_inserter(merged));
        sums = move(merged);
    }
    return sums;
}

int main() {
    int n;
    long long limit;
    cin >> n >> limit;
    Numbers weights(n);
    for (long long& weight : weights) cin >> weight;
    const Numbers first = sortedSums(weights.begin(), weights.begin() + n / 2);
    const Numbers second = sortedSums(weights.begin() + n / 2, weights.end());

    long long sets = 0;
    size_t fitting = second.size();
    for (const long long sum : first) {
        while (fitting > 0 && sum + second[fitting - 1] > limit) --fitting;
        sets += static_cast<long long>(fitting);
    }
    cout << sets << '\n';
}
