#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    vector<int> questions(q);
    for (int& stalls : questions) cin >> stalls;

    const int largest = *max_element(questions.begin(), questions.end());
    vector<int> plans(largest + 1, 0);
    for (int rows = 1; rows <= largest; ++rows) {
        for (int stalls = rows; stalls <= largest; stalls += rows) ++plans[stalls];
    }
    for (const int stalls : questions) cout << plans[stalls] << '\n';
}
