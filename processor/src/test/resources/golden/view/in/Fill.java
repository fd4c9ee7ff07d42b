package com.acme;

import org.marshal4j.Marshal;

@Marshal(view = true)
record Fill(int quantity, double price) implements FillMarshallable {}
