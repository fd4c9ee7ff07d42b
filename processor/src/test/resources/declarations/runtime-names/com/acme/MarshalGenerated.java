package com.acme;

import org.marshal4j.Marshal;

// com.acme.MarshalGenerated: 05
@Marshal
final class MarshalGenerated {
    @SuppressWarnings("unused")
    private byte b = 5;
}
