package com.acme;

import org.marshal4j.Marshal;

@Marshal
public record Point(int x, double y, Integer z, String label) implements PointMarshallable {}
