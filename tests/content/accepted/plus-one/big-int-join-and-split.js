const plusOne = digits => String(BigInt(digits.join('')) + 1n).split('').map(Number);
