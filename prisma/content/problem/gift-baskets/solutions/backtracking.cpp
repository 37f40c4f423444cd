#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

void fill(const vector<int>& prices, size_t first, int rest, vector<int>& basket) {
    if (rest == 0) {
        for (const int price : basket) cout << price << ' ';
        cout << '\n';
        return;
    }
    for (size_t i = first; i < prices.size() && prices[i] <= rest; ++i) {
        if (i > first && prices[i] == prices[i - 1]) continue;
        basket.push_back(prices[i]);
        fill(prices, i + 1, rest - prices[i], basket);
        basket.pop_back();
    }
}

int main() {
    int n, budget;
    cin >> n >> budget;
    vector<int> prices(n);
    for (int& price : prices) cin >> price;
    sort(prices.begin(), prices.end());

    vector<int> basket;
    fill(prices, 0, budget, basket);
}
