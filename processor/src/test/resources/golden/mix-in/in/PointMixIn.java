package com.acme;

import java.awt.Point;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;
import org.marshal4j.StopBit;

@MarshalImport(Point.class)
public abstract class PointMixIn {
    @StopBit
    int x;

    @Skip
    int y;
}
