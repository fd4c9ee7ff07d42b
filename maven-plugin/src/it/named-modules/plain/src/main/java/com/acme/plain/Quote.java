package com.acme.plain;

import org.marshal4j.Marshal;

@Marshal
public record Quote(String symbol, double bid) implements QuoteMarshallable {}
