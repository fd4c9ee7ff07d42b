package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Boxes, nullable and required, among primitives. */
@Marshal(view = true)
public class Boxed implements BoxedMarshallable {
    Boolean flag;
    Byte tiny;
    Short small;
    Character letter;
    Integer number;
    Long big;
    Float ratio;
    Double price;
    int between;

    @Required
    Boolean flagR;

    @Required
    Byte tinyR;

    @Required
    Short smallR;

    @Required
    Character letterR;

    @Required
    Integer numberR;

    @Required
    Long bigR;

    @Required
    Float ratioR;

    @Required
    private Double priceR;

    private Integer last;

    public Double getPriceR() {
        return priceR;
    }

    public Integer getLast() {
        return last;
    }
}
