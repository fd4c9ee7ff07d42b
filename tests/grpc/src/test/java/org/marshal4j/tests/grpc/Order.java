package org.marshal4j.tests.grpc;

import java.util.List;
import org.marshal4j.Marshal;

/** A message of varying size. */
@Marshal
public record Order(long id, String account, List<Line> lines) {

    /** A part of an order. */
    @Marshal
    public record Line(String symbol, int quantity, double price) {}
}
