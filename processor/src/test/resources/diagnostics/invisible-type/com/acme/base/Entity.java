package com.acme.base;

import org.marshal4j.Marshal;

@Marshal
public class Entity implements EntityMarshallable {
    Status status;
}

enum Status {
    NEW,
    OLD
}
