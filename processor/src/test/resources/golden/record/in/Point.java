package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.Skip;

@Marshal
public record Point(int x, @Skip String label, int y, @Skip boolean known, Unit unit) implements PointMarshallable {
    enum Unit {
        METRE,
        FOOT
    }
}
