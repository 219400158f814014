"""V.I.C.I., the automated opponent."""
