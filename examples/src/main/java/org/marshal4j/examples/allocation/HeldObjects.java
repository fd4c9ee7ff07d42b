package org.marshal4j.examples.allocation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Shared;
import org.marshal4j.TypeId;

/** Messages with one field: objects with marshallers of their own. */
final class HeldObjects {
    private HeldObjects() {}

    /** Has only a number. */
    @Marshal
    static class Part {
        int value;

        static Part of(int value) {
            Part part = new Part();
            part.value = value;
            return part;
        }
    }

    /** Holds the value. */
    @Marshal
    static class OfPart {
        Part value;
    }

    /** A family. */
    @Marshal
    sealed interface Shape {}

    /** Can be refilled. */
    @Marshal
    @TypeId(0)
    static final class Circle implements Shape {
        double radius;

        static Circle of(double radius) {
            Circle circle = new Circle();
            circle.radius = radius;
            return circle;
        }
    }

    /** Cannot be refilled. */
    @Marshal
    @TypeId(1)
    record Square(double side) implements Shape {}

    /** Holds the value. */
    @Marshal
    static class OfShape {
        Shape value;
    }

    /** Holds the same object twice. */
    @Marshal
    static class OfShared {
        @Shared
        Part value;

        @Shared
        Part again;

        void set(Part part) {
            value = part;
            again = part;
        }
    }

    /** Refers to the object around it. */
    @Marshal
    static class Child {
        @Parent
        OfChild parent;

        int value;

        static Child of(int value) {
            Child child = new Child();
            child.value = value;
            return child;
        }
    }

    /** Holds the value. */
    @Marshal
    static class OfChild {
        Child value;
    }

    /** Holds a value whose class is not known in advance. */
    @Marshal
    static class OfDynamic {
        @Dynamic
        Object value;
    }

    private static Map<String, Object> mapOf(String text, long number) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("text", text);
        map.put("number", number);
        map.put("list", new ArrayList<>(List.of(text, number)));
        return map;
    }

    static Stream<Held<?>> all() {
        return Stream.of(
                Held.of(
                        "@Marshal type",
                        OfPart::new,
                        (of, value) -> of.value = value,
                        () -> Part.of(1),
                        () -> Part.of(2)),
                Held.of(
                        "family",
                        OfShape::new,
                        (of, value) -> of.value = value,
                        () -> Circle.of(1),
                        () -> Circle.of(2)),
                Held.of("@Shared", OfShared::new, OfShared::set, () -> Part.of(1), () -> Part.of(2)),
                Held.of("@Parent", OfChild::new, (of, value) -> of.value = value, () -> Child.of(1), () -> Child.of(2)),
                Held.<OfDynamic, Object>of(
                        "@Dynamic Object with a text",
                        OfDynamic::new,
                        (of, value) -> of.value = value,
                        () -> "the first text",
                        () -> "another text!!"),
                Held.<OfDynamic, Object>of(
                        "@Dynamic Object with a map",
                        OfDynamic::new,
                        (of, value) -> of.value = value,
                        () -> mapOf("the first text", 1L << 40),
                        () -> mapOf("another text!!", 2L << 40)));
    }
}
