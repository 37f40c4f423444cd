#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Offer {
    int length;
    int price;
};

long long mostFrom(int metres, const vector<Offer>& offers, int cut) {
    long long most = 0;
    for (const auto& [length, price] : offers) {
        if (length == metres) {
            most = max<long long>(most, price);
        } else if (length < metres) {
            most = max(most, price - cut + mostFrom(metres - length, offers, cut));
        }
    }
    return most;
}

int main() {
    int ribbon, cut, k;
    cin >> ribbon >> cut >> k;
    vector<Offer> offers(k);
    for (auto& [length, price] : offers) cin >> length >> price;
    cout << mostFrom(ribbon, offers, cut) << '\n';
}
