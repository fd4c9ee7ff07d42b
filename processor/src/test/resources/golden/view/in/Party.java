package com.acme;

import org.marshal4j.Marshal;

@Marshal(view = true)
class Party implements PartyMarshallable {
    String name;
    int number;
}
