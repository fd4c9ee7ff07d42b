package com.acme;

import java.awt.Point;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;

@MarshalImport(value = Point.class, view = true)
public abstract class PointMixIn {
    @Skip
    int y;
}
