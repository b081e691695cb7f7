"""Rendez-vous Rue de la Paix: hotels, titles and a street that climbs (clauses RP-01 to RP-93)."""
