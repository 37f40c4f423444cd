#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

using namespace std;

using Basket = vector<int>;

void choose(const vector<int>& prices, size_t i, long long rest, Basket& basket,
            set<Basket>& baskets) {
    if (i == prices.size()) {
        if (rest == 0) baskets.insert(basket);
        return;
    }
    choose(prices, i + 1, rest, basket, baskets);
    basket.push_back(prices[i]);
    choose(prices, i + 1, rest - prices[i], basket, baskets);
    basket.pop_back();
}

int main() {
    int n, budget;
    cin >> n >> budget;
    vector<int> prices(n);
    for (int& price : prices) cin >> price;
    sort(prices.begin(), prices.end());

    Basket basket;
    set<Basket> baskets;
    choose(prices, 0, budget, basket, baskets);
    for (const Basket& found : baskets) {
        for (const int price : found) cout << price << ' ';
        cout << '\n';
    }
}
