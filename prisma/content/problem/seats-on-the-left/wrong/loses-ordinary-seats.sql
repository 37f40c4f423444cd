-- Wrong Answer: loses seats without a remark
SELECT number, price
FROM seat
WHERE number % 2 = 1 AND remark <> 'pillar in view'
ORDER BY price DESC, number;
