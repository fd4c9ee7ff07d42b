package org.marshal4j.tools.sample;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** A family. */
@Marshal
public sealed interface Shape {
    /** One class of it. */
    @TypeId(1)
    @Marshal
    record Circle(String name, double radius) implements Shape {}

    /** Another one. */
    @TypeId(2)
    @Marshal
    record Square(double side, String name) implements Shape {}
}
