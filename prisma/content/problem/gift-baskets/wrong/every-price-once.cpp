// Wrong Answer: removes duplicate prices first, so no basket contains two gifts of the same price
#include <iostream>
#include <set>
#include <vector>

using namespace std;

void fill(const vector<int>& prices, size_t first, int rest, vector<int>& basket) {
    if (rest == 0) {
        for (const int price : basket) cout << price << ' ';
        cout << '\n';
        return;
    }
    for (size_t i = first; i < prices.size() && prices[i] <= rest; ++i) {
        basket.push_back(prices[i]);
        fill(prices, i + 1, rest - prices[i], basket);
        basket.pop_back();
    }
}

int main() {
    int n, budget;
    cin >> n >> budget;
    set<int> different;
    for (int price; cin >> price;) different.insert(price);
    vector<int> basket;
    fill(vector<int>(different.begin(), different.end()), 0, budget, basket);
}
