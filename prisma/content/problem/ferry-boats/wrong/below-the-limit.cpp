// Wrong Answer: does not allow two people who weigh exactly the limit together
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n, limit;
    cin >> n >> limit;
    vector<int> weights(n);
    for (int& weight : weights) cin >> weight;
    sort(weights.begin(), weights.end());
    int boats = 0;
    for (int light = 0, heavy = n - 1; light <= heavy; --heavy, ++boats) {
        if (weights[light] + weights[heavy] < limit) ++light;
    }
    cout << boats << '\n';
}
