// Wrong Answer: keeps only the best job for each deadline, although earlier days may be free
#include <algorithm>
#include <iostream>
#include <map>

using namespace std;

int main() {
    int n;
    cin >> n;
    map<int, long long> best;
    for (int i = 0; i < n; ++i) {
        int due;
        long long pay;
        cin >> due >> pay;
        best[due] = max(best[due], pay);
    }
    long long total = 0;
    for (const auto& [due, pay] : best) total += pay;
    cout << total << '\n';
}
