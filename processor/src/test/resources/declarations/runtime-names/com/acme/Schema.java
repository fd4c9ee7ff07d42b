package com.acme;

import org.marshal4j.Marshal;

// com.acme.Schema: 030000
@Marshal
public class Schema implements SchemaMarshallable {
    byte b = 3;
    private Marshallers next;
}
