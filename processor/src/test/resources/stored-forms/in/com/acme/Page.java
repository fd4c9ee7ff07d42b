package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

@Marshal
public abstract class Page<T> implements PageMarshallable {
    T first;
    List<T> all;

    @Marshal
    public static class Points extends Page<Point> implements Page_PointsMarshallable {
        int number;
    }
}
