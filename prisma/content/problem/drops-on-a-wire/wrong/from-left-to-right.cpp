// Wrong Answer: merges drops in one scan from left to right, even if the pair is not the lightest
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    long long limit;
    cin >> n >> limit;
    vector<long long> drops;
    for (int i = 0; i < n; ++i) {
        long long weight;
        cin >> weight;
        while (!drops.empty() && drops.back() + weight < limit) {
            weight += drops.back();
            drops.pop_back();
        }
        drops.push_back(weight);
    }
    for (const long long weight : drops) cout << weight << ' ';
    cout << '\n';
}
