-- Wrong Answer: returns no row if there is no winner
SELECT euros
FROM bid
WHERE euros IS NOT NULL
GROUP BY euros
HAVING count(*) = 1
ORDER BY euros DESC
LIMIT 1;
