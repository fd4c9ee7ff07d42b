package com.acme;

import org.marshal4j.Marshal;

@Marshal(view = true)
public sealed interface Event permits Login, Logout {}
