#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, limit;
    cin >> n >> limit;
    vector<int> waiting(n);
    for (int& weight : waiting) cin >> weight;

    int boats = 0;
    for (; !waiting.empty(); ++boats) {
        iter_swap(max_element(waiting.begin(), waiting.end()), waiting.end() - 1);
        const int heaviest = waiting.back();
        waiting.pop_back();
        if (waiting.empty()) continue;
        const auto lightest = min_element(waiting.begin(), waiting.end());
        if (*lightest + heaviest > limit) continue;
        iter_swap(lightest, waiting.end() - 1);
        waiting.pop_back();
    }
    cout << boats << '\n';
}
