package com.acme;

import org.marshal4j.Marshal;

// com.acme.Handles: 05
@Marshal
final class Handles {
    @SuppressWarnings("unused")
    private byte b = 5;
}
