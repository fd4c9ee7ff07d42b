package com.acme;

import java.util.List;
import java.util.Optional;
import org.marshal4j.Marshal;

@Marshal
public class Cart implements CartMarshallable {
    Page<Line> page;
    List<Page<Line>> earlier;
    Either<String, Line> coupon;

    /** Made by its constructor without parameters: read into. */
    @Marshal
    public static class Page<T> {
        private List<T> items;
        Optional<T> first;
    }

    /** Made of its values. */
    @Marshal
    public record Either<L, R>(L left, R right) {}

    @Marshal
    public static class Line implements Cart_LineMarshallable {
        long id;
    }
}
