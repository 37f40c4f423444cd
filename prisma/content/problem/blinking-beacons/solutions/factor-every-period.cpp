#include <algorithm>
#include <iostream>
#include <map>
#include <sstream>
#include <string>

using namespace std;

const long long LIMIT = 1'000'000'000'000'000'000;

map<int, int> highestPowers(istringstream& periods) {
    map<int, int> highest;
    int period;
    while (periods >> period) {
        for (int prime = 2; prime <= period / prime; ++prime) {
            if (period % prime != 0) continue;
            int power = 1;
            for (; period % prime == 0; period /= prime) power *= prime;
            highest[prime] = max(highest[prime], power);
        }
        if (period > 1) highest[period] = max(highest[period], period);
    }
    return highest;
}

int main() {
    string line;
    getline(cin, line);
    while (getline(cin, line)) {
        istringstream periods(line);
        long long together = 1;
        for (const auto& [prime, power] : highestPowers(periods)) {
            if (power > LIMIT / together) {
                together = -1;
                break;
            }
            together *= power;
        }
        cout << together << '\n';
    }
}
