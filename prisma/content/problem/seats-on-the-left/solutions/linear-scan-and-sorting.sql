SELECT number, price
FROM seat
WHERE number % 2 = 1 AND remark IS DISTINCT FROM 'pillar in view'
ORDER BY price DESC, number;
