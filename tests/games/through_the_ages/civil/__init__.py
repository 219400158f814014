"""The civil half of Through the Ages, rule by rule and card by card."""
