SELECT number, price FROM seat WHERE number % 2 = 1
EXCEPT
SELECT number, price FROM seat WHERE remark = 'pillar in view'
ORDER BY price DESC, number;
