package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Callable extends Bond implements CallableMarshallable {
    int year;
    short month;
}
