package org.marshal4j.random;

import java.util.ArrayList;
import java.util.List;

/** Shapes with less than another. */
final class SimplerShapes {
    private SimplerShapes() {}

    /** Returns large steps first. */
    static List<Shape> of(Shape shape) {
        List<Shape> simpler = new ArrayList<>();
        for (TypeShape type : shape.types()) {
            Shape others = shape.without(type);
            // Library types have no sources of their own.
            if (others.types().stream().anyMatch(other -> !other.isLibrary())) {
                simpler.add(others);
            }
        }
        for (TypeShape type : shape.types()) {
            for (int part = type.fields().size(); part >= 1; part /= 2) {
                addWithout(shape, type, part, simpler);
            }
        }
        for (TypeShape type : shape.types()) {
            if (!type.base().isEmpty()) {
                simpler.add(shape.with(type, type.withBase("")));
            }
            if (type.traits().marshallable() || type.traits().member()) {
                simpler.add(shape.with(type, type.plain()));
            }
            for (String annotation : type.annotations()) {
                List<String> rest = new ArrayList<>(type.annotations());
                rest.remove(annotation);
                if (annotation.startsWith("@Marshal(")) {
                    rest.add(0, "@Marshal");
                }
                if (!annotation.equals("@Marshal")) {
                    simpler.add(shape.with(type, type.withAnnotations(rest)));
                }
            }
            for (int i = 0; i < type.fields().size(); i++) {
                for (FieldShape field : type.fields().get(i).simpler()) {
                    List<FieldShape> fields = new ArrayList<>(type.fields());
                    fields.set(i, field);
                    simpler.add(shape.with(type, type.withFields(fields)));
                }
            }
        }
        return simpler;
    }

    /** Returns the type without each group of that many fields in turn. */
    private static void addWithout(Shape shape, TypeShape type, int part, List<Shape> simpler) {
        for (int from = 0; from < type.fields().size(); from += part) {
            List<FieldShape> rest = new ArrayList<>(type.fields().subList(0, from));
            rest.addAll(type.fields()
                    .subList(
                            Math.min(from + part, type.fields().size()),
                            type.fields().size()));
            simpler.add(shape.with(type, type.withFields(rest)));
        }
    }
}
