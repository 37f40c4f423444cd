SELECT max(metres) AS metres
FROM attempt
WHERE metres < (SELECT max(metres) FROM attempt);
