#include <stdlib.h>

int coinChange(int* coins, int coinsSize, int amount) {
    int impossible = amount + 1;
    int* fewest = malloc(sizeof(int) * (amount + 1));
    fewest[0] = 0;
    for (int total = 1; total <= amount; total++) {
        fewest[total] = impossible;
        for (int i = 0; i < coinsSize; i++) {
            if (coins[i] > total) continue;
            int paid = fewest[total - coins[i]] + 1;
            if (paid < fewest[total]) fewest[total] = paid;
        }
    }
    int answer = fewest[amount] < impossible ? fewest[amount] : -1;
    free(fewest);
    return answer;
}
