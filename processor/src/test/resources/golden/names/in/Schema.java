package com.acme;

import org.marshal4j.Marshal;

@Marshal
record Schema(int current, String start, Text copy) implements SchemaMarshallable {}
