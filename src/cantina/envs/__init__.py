"""Learning environments: the four games through the interfaces learners already use."""
