package com.acme;

import org.marshal4j.Marshal;

// com.acme.RawMemory: 05
@Marshal
final class RawMemory {
    @SuppressWarnings("unused")
    private byte b = 5;
}
