#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Offer {
    int length;
    int price;
};

int main() {
    int ribbon, cut, k;
    cin >> ribbon >> cut >> k;
    vector<Offer> offers(k);
    for (auto& [length, price] : offers) cin >> length >> price;

    vector<long long> best(ribbon + 1, 0);
    for (int metres = 1; metres <= ribbon; ++metres) {
        for (const auto& [length, price] : offers) {
            if (length > metres) continue;
            const int paid = length == metres ? 0 : cut;
            best[metres] = max(best[metres], price - paid + best[metres - length]);
        }
    }
    cout << best[ribbon] << '\n';
}
