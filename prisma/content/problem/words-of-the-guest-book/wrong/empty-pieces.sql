-- Wrong Answer: counts the empty piece before a leading separator as a word
SELECT word, count(DISTINCT entry.id) AS entries, count(*) AS times
FROM entry
CROSS JOIN LATERAL regexp_split_to_table(lower(entry.text), '[^a-z]+') AS word
GROUP BY word
HAVING count(DISTINCT entry.id) >= 2
ORDER BY entries DESC, times DESC, word;
