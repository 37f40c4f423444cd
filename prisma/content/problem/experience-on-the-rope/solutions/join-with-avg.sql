SELECT participant.expedition, round(avg(climber.years), 2) AS average
FROM participant
JOIN climber ON climber.id = participant.climber_id
GROUP BY participant.expedition;
