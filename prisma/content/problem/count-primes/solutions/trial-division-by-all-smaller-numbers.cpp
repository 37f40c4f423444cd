class Solution {
public:
    int countPrimes(int n) {
        int count = 0;
        for (int x = 2; x < n; x++) {
            if (isPrime(x)) count++;
        }
        return count;
    }

private:
    bool isPrime(int x) {
        for (int divisor = 2; divisor < x; divisor++) {
            if (x % divisor == 0) return false;
        }
        return true;
    }
};
