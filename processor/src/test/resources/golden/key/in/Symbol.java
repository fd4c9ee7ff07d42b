package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

/** What others are found by. */
@Marshal(key = true)
public record Symbol(String code, List<String> segments) implements SymbolMarshallable {}
