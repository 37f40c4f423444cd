// Wrong Answer: corrects for pairs of unlucky numbers and stops there
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

int main() {
    long long floors;
    cin >> floors;
    vector<long long> unlucky;
    for (long long number; cin >> number;) unlucky.push_back(number);
    long long plates = floors;
    for (size_t i = 0; i < unlucky.size(); ++i) {
        plates -= floors / unlucky[i];
        for (size_t j = 0; j < i; ++j) {
            const long long factor = unlucky[j] / gcd(unlucky[i], unlucky[j]);
            plates += floors / unlucky[i] / factor;
        }
    }
    cout << plates << '\n';
}
