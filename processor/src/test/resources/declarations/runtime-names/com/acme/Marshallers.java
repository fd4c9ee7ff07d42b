package com.acme;

import org.marshal4j.Marshal;

// com.acme.Marshallers: 05
@Marshal
final class Marshallers {
    @SuppressWarnings("unused")
    private byte b = 5;
}
