package org.marshal4j.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Creates the source of a type. */
final class TypeSource {
    private final Shape shape;
    private final TypeShape type;
    private final StringBuilder text = new StringBuilder();

    private TypeSource(Shape shape, TypeShape type) {
        this.shape = shape;
        this.type = type;
    }

    /** Returns the source of a file. */
    static String of(Shape shape, TypeShape type) {
        return new TypeSource(shape, type).file();
    }

    private String file() {
        text.append("package ").append(shape.packageOf(type)).append(";\n\nimport org.marshal4j.*;\n");
        if (!type.traits().away()
                && !type.isLibrary()
                && shape.types().stream().anyMatch(other -> other.traits().away())) {
            text.append("import ").append(shape.packageName()).append(".away.*;\n");
        }
        text.append('\n');
        if (type.traits().member()) {
            text.append("class In").append(type.name()).append(" {\n");
        }
        type.annotations().forEach(annotation -> text.append(named(annotation)).append('\n'));
        text.append(type.traits().member() ? "static " : "").append(head()).append(" {\n");
        body();
        text.append(type.traits().member() ? "}\n}\n" : "}\n");
        return text.toString();
    }

    /** Returns an annotation, with the subtypes that some roots name or the request for a view added. */
    private String named(String annotation) {
        if (annotation.startsWith("@Marshal") && shape.isViewed(type)) {
            return with(annotation, "view = true");
        }
        if (type.form() != Form.NAMING_CLASS || !annotation.startsWith("@Marshal")) {
            return annotation;
        }
        String subtypes = references().stream()
                .map(name -> name + ".class")
                .collect(Collectors.joining(", ", "subtypes = {", "}"));
        return with(annotation, subtypes);
    }

    private static String with(String annotation, String argument) {
        return annotation.equals("@Marshal")
                ? "@Marshal(" + argument + ")"
                : annotation.substring(0, annotation.length() - 1) + ", " + argument + ")";
    }

    private String head() {
        String keyword = switch (type.form()) {
            case ABSTRACT -> "abstract class ";
            case RECORD -> "record ";
            case ENUM -> "enum ";
            case SEALED_INTERFACE -> "sealed interface ";
            case SEALED_CLASS -> "abstract sealed class ";
            default -> isMemberOfSealed() ? "non-sealed class " : "class ";
        };
        String name = (type.traits().away() ? "public " : "") + keyword + type.name() + type.parameters();
        if (type.form() == Form.RECORD) {
            name += type.fields().stream()
                    .map(field -> field.annotated() + field.parameter())
                    .collect(Collectors.joining(", ", "(", ")"));
        }
        boolean sealed = type.form() == Form.SEALED_INTERFACE || type.form() == Form.SEALED_CLASS;
        return name + supertypes() + (sealed ? " permits " + String.join(", ", references()) : "");
    }

    private boolean isMemberOfSealed() {
        TypeShape base = shape.type(type.base());
        return base != null && (base.form() == Form.SEALED_CLASS || base.form() == Form.SEALED_INTERFACE);
    }

    private List<String> references() {
        return type.subtypes().stream()
                .map(name -> shape.type(name).reference())
                .toList();
    }

    private String supertypes() {
        List<String> interfaces = new ArrayList<>();
        String extended = "";
        if (!type.base().isEmpty()) {
            if (type.traits().ofInterface()) {
                interfaces.add(type.base());
            } else {
                extended = " extends " + type.base();
            }
        }
        if (type.traits().marshallable()) {
            interfaces.add(type.reference().replace('.', '_') + "Marshallable");
        }
        if (isSerialized()) {
            interfaces.add(type.form() == Form.CLASS ? "java.io.Externalizable" : "java.io.Serializable");
        }
        boolean isInterface = type.form() == Form.SEALED_INTERFACE;
        String implemented = isInterface ? " extends " : " implements ";
        return extended + (interfaces.isEmpty() ? "" : implemented + String.join(", ", interfaces));
    }

    /** Whether Java's serialization accepts its objects. */
    private boolean isSerialized() {
        boolean alone = type.base().isEmpty()
                && shape.types().stream().noneMatch(other -> Words.has(other.base(), type.name()));
        boolean fits = type.form() == Form.CLASS
                ? type.traits().marshallable()
                : type.form().isMadeOfValues();
        return alone && fits && !type.isLibrary() && Math.floorMod(shape.seed(), 2L) == 0;
    }

    private void body() {
        if (type.form() == Form.ENUM) {
            // Constants with a body have classes of their own.
            String body = Math.floorMod(shape.seed(), 3L) == 0 ? " {}" : "";
            text.append(IntStream.range(0, type.traits().constants())
                    .mapToObj(i -> number(i) + "C" + i + (i % 2 == 0 ? body : ""))
                    .collect(Collectors.joining(", ")));
            text.append('\n');
            return;
        }
        if (isSerialized()) {
            text.append(
                    type.form() == Form.CLASS
                            ? "    public " + type.name() + "() {}\n"
                            : "    private Object writeReplace() {\n"
                                    + "        return org.marshal4j.runtime.SerializedForm.of(this);\n    }\n");
        }
        if (type.form() == Form.RECORD) {
            return;
        }
        for (FieldShape field : type.fields()) {
            text.append("    ").append(field.declaration()).append('\n');
        }
        switch (type.form()) {
            case CONSTRUCTED ->
                constructor(
                        "", type.fields().stream().filter(FieldShape::isFinal).toList());
            case FACTORY -> factory();
            case BUILDER -> builder();
            default -> {}
        }
    }

    /** The number of a constant, in half of the shapes. They are not in the order of the constants. */
    private String number(int index) {
        return Math.floorMod(shape.seed(), 2L) == 0 ? "@EnumNumber(" + (100 - 77 * index) + ") " : "";
    }

    private void constructor(String visibility, List<FieldShape> taken) {
        text.append("    ")
                .append(visibility)
                .append(type.name())
                .append(parameters(taken))
                .append(" {\n");
        for (FieldShape field : taken) {
            text.append("        this.")
                    .append(field.name())
                    .append(" = ")
                    .append(field.name())
                    .append(";\n");
        }
        text.append("    }\n");
    }

    private static String parameters(List<FieldShape> fields) {
        return shuffled(fields).stream().map(FieldShape::parameter).collect(Collectors.joining(", ", "(", ")"));
    }

    /** Returns the fields in another order, the same one each time. */
    private static List<FieldShape> shuffled(List<FieldShape> fields) {
        List<FieldShape> shuffled = new ArrayList<>(fields);
        Collections.shuffle(shuffled, new Random(fields.size()));
        return shuffled;
    }

    private void factory() {
        constructor("private ", type.fields());
        text.append("    static ").append(type.name()).append(" of").append(parameters(type.fields()));
        text.append(" {\n        return new ").append(type.name());
        text.append(shuffled(type.fields()).stream()
                .map(FieldShape::name)
                .collect(Collectors.joining(", ", "(", ");\n    }\n")));
    }

    private void builder() {
        text.append("    private ").append(type.name()).append("(Builder builder) {\n");
        for (FieldShape field : type.fields()) {
            String name = field.name();
            text.append("        this.")
                    .append(name)
                    .append(" = builder.")
                    .append(name)
                    .append(";\n");
        }
        text.append("    }\n");
        int way = (int) Math.floorMod(shape.seed(), 9L);
        if (way % 3 < 2) {
            text.append("    static Builder ").append(way % 3 == 0 ? "builder" : "newBuilder");
            text.append("() {\n        return new Builder();\n    }\n");
        }
        text.append("    static final class Builder {\n");
        for (FieldShape field : type.fields()) {
            String name = field.name();
            text.append("        private ").append(field.parameter()).append(";\n");
            text.append("        Builder ")
                    .append(setter(name, way / 3))
                    .append('(')
                    .append(field.parameter())
                    .append(") {\n");
            text.append("            this.")
                    .append(name)
                    .append(" = ")
                    .append(name)
                    .append(";\n");
            text.append("            return this;\n        }\n");
        }
        text.append("        ").append(type.name()).append(" build() {\n            return new ");
        text.append(type.name()).append("(this);\n        }\n    }\n");
    }

    /** Returns the name of a builder's setter: {@code price}, {@code setPrice} or {@code withPrice}. */
    private static String setter(String field, int way) {
        String capitalized = field.substring(0, 1).toUpperCase(Locale.ROOT) + field.substring(1);
        return way == 0 ? field : (way == 1 ? "set" : "with") + capitalized;
    }
}
