#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Offer {
    int length;
    int price;
};

class Shop {
public:
    Shop(const vector<Offer>& offers, int cut, int ribbon)
        : offers(offers), cut(cut), memo(ribbon + 1, -1) {}

    long long mostFrom(int metres) {
        if (memo[metres] != -1) return memo[metres];
        long long most = 0;
        for (const auto& [length, price] : offers) {
            if (length == metres) {
                most = max<long long>(most, price);
            } else if (length < metres) {
                most = max(most, price - cut + mostFrom(metres - length));
            }
        }
        return memo[metres] = most;
    }

private:
    vector<Offer> offers;
    int cut;
    vector<long long> memo;
};

int main() {
    int ribbon, cut, k;
    cin >> ribbon >> cut >> k;
    vector<Offer> offers(k);
    for (auto& [length, price] : offers) cin >> length >> price;
    cout << Shop(offers, cut, ribbon).mostFrom(ribbon) << '\n';
}
