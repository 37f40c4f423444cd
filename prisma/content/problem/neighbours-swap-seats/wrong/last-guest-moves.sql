-- Wrong Answer: the last guest of an odd number moves to a seat that does not exist
SELECT CASE WHEN seat % 2 = 1 THEN seat + 1 ELSE seat - 1 END AS seat, guest
FROM seating
ORDER BY 1;
