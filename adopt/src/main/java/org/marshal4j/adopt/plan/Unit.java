package org.marshal4j.adopt.plan;

import java.util.List;

/**
 * A field, as some consecutive parts of a grammar.
 *
 * @param field its name
 * @param wire how it is written
 * @param objects internal names of the classes whose own pairs write it, or parts of it
 * @param nodes how many parts there are
 */
record Unit(String field, Wire wire, List<String> objects, int nodes) {}
