"""What lies on the table: territories, civilizations, wonders, leaders."""
