package org.marshal4j.adopt.plan;

import java.util.List;

/**
 * A field, as some consecutive parts of a grammar.
 *
 * @param field its name
 * @param wire how it is written
 * @param objects internal names of the classes whose own pairs write it, or parts of it
 * @param nodes how many parts there are
 * @param nulls what the methods do with null that a generated marshaller does not; empty if nothing
 */
record Unit(String field, Wire wire, List<String> objects, int nodes, String nulls) {

    Unit(String field, Wire wire, List<String> objects, int nodes) {
        this(field, wire, objects, nodes, "");
    }

    Unit of(int consecutive) {
        return new Unit(field, wire, objects, consecutive, nulls);
    }

    Unit withNulls(String text) {
        return new Unit(field, wire, objects, nodes, text);
    }
}
