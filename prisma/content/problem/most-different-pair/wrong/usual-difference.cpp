// Wrong Answer: subtracts instead of using XOR
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> settings(n);
    for (int& setting : settings) cin >> setting;
    const auto [low, high] = minmax_element(settings.begin(), settings.end());
    cout << *high - *low << '\n';
}
