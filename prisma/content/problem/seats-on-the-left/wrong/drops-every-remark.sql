-- Wrong Answer: drops seats with any remark
SELECT number, price
FROM seat
WHERE number % 2 = 1 AND remark IS NULL
ORDER BY price DESC, number;
