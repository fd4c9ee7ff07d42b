import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Writes all forms of the classes of {@code org.marshal4j.benchmarks.shapes.Shape} when the module is built. Nobody
 * wants to read two hundred longs, and nobody should have to trust that they were typed without a mistake. The
 * argument is the folder.
 */
record ShapeSources(Path folder) {
    private static final Kind LONG = Kind.primitive("long", "Long");
    private static final Kind INT = Kind.primitive("int", "Int");
    private static final Kind SHORT = Kind.primitive("short", "Short");
    private static final Kind BYTE = Kind.primitive("byte", "Byte");
    private static final Kind DOUBLE = Kind.primitive("double", "Double");
    private static final Kind BOOLEAN = Kind.primitive("boolean", "Boolean");
    private static final Kind TEXT =
            new Kind(name -> "public String " + name + ";", name -> "out.writeUtf8(" + name + ")", name -> name + " = in.readUtf8()");
    private static final Kind FIXED_TEXT = new Kind(
            name -> "@org.marshal4j.FixedLength(12)\n    public String " + name + ";",
            name -> "out.writeUtf8(" + name + ")",
            name -> name + " = in.readUtf8()");
    private static final Kind FIXED_DOUBLES = new Kind(
            name -> "@org.marshal4j.FixedLength(5)\n    public double[] " + name + " = new double[5];",
            name -> "for (double element : " + name + ") {\n            out.writeDouble(element);\n        }",
            name -> "for (int i = 0; i < " + name + ".length; i++) {\n            " + name + "[i] = in.readDouble();\n        }");

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0], "org", "marshal4j", "benchmarks", "shapes");
        Files.createDirectories(folder);
        ShapeSources to = new ShapeSources(folder);
        for (int n : new int[] {2, 6, 18, 64, 200}) {
            to.primitive("Longs" + n, List.of(fields("l", LONG, n)));
        }
        for (int n : new int[] {6, 32, 128}) {
            to.primitive("Ints" + n, List.of(fields("i", INT, n)));
        }
        for (int n : new int[] {16, 64}) {
            to.primitive("Bytes" + n, List.of(fields("b", BYTE, n)));
        }
        to.primitive("Booleans16", List.of(fields("f", BOOLEAN, 16)));
        to.primitive("MarketData", List.of(all(fields("id", LONG, 2), fields("quantity", DOUBLE, 8), fields("price", DOUBLE, 8))));
        to.primitive("IntMarketData", List.of(all(fields("id", LONG, 2), fields("quantity", INT, 8), fields("price", DOUBLE, 8))));
        to.primitive(
                "Hierarchy",
                List.of(
                        all(fields("id", LONG, 2), fields("source", INT, 1)),
                        all(fields("price", DOUBLE, 2), fields("quantity", INT, 2), fields("buy", BOOLEAN, 1)),
                        all(fields("order", LONG, 1), fields("venue", SHORT, 2), fields("flag", BYTE, 3), fields("leg", INT, 3))));
        to.withTexts("FixedTexts", all(fields("text", FIXED_TEXT, 2), fields("l", LONG, 2), fields("prices", FIXED_DOUBLES, 2)));
        to.withTexts(
                "BlogBench",
                all(fields("text", TEXT, 3), fields("f", BOOLEAN, 3), fields("i", INT, 6), fields("l", LONG, 2), fields("d", DOUBLE, 1)));
    }

    private void primitive(String name, List<List<Field>> levels) throws IOException {
        byHandAndGenerated(name, levels);
        generated(name, "Fields", "(copy = org.marshal4j.Marshal.Copy.FIELDS)", levels);
        generated(name, "Bulk", "(copy = org.marshal4j.Marshal.Copy.BULK)", levels);
        trivial(name, levels);
    }

    private void withTexts(String name, List<Field> fields) throws IOException {
        byHandAndGenerated(name, List.of(fields));
    }

    private void byHandAndGenerated(String name, List<List<Field>> levels) throws IOException {
        generated(name, "", "", levels);
        generated(name, "Evolvable", "(evolvable = true)", levels);
        explicit(name, levels);
    }

    private void generated(String shape, String form, String arguments, List<List<Field>> levels) throws IOException {
        for (int level = 0; level < levels.size(); level++) {
            String name = name(shape + form, level, levels);
            write(name, "@org.marshal4j.Marshal" + arguments, parent(shape + form, level, levels), name + "Marshallable", levels.get(level), "");
        }
    }

    private void explicit(String shape, List<List<Field>> levels) throws IOException {
        for (int level = 0; level < levels.size(); level++) {
            List<String> out = new ArrayList<>();
            List<String> in = new ArrayList<>();
            if (level > 0) {
                out.add("super.writeMarshallable(out)");
                in.add("super.readMarshallable(in)");
            }
            levels.get(level).forEach(field -> out.add(field.kind().write().apply(field.name())));
            levels.get(level).forEach(field -> in.add(field.kind().read().apply(field.name())));
            write(
                    name(shape + "Explicit", level, levels),
                    "",
                    parent(shape + "Explicit", level, levels),
                    "net.openhft.chronicle.bytes.BytesMarshallable",
                    levels.get(level),
                    methods(out, in));
        }
    }

    private void trivial(String shape, List<List<Field>> levels) throws IOException {
        String last = shape + "Trivial";
        for (int level = 0; level < levels.size(); level++) {
            boolean isLast = level == levels.size() - 1;
            String constants = """

                        private static final int START = net.openhft.chronicle.bytes.BytesUtil.triviallyCopyableStart(%1$s.class);
                        private static final int LENGTH = net.openhft.chronicle.bytes.BytesUtil.triviallyCopyableLength(%1$s.class);
                    """.formatted(last);
            write(
                    name(last, level, levels),
                    "",
                    parent(last, level, levels),
                    isLast ? "net.openhft.chronicle.bytes.BytesMarshallable" : null,
                    levels.get(level),
                    isLast
                            ? constants
                                    + methods(
                                            List.of("out.unsafeWriteObject(this, START, LENGTH)"),
                                            List.of("in.unsafeReadObject(this, START, LENGTH)"))
                            : "");
        }
    }

    private static String methods(List<String> out, List<String> in) {
        return """

                    @Override
                    public void writeMarshallable(net.openhft.chronicle.bytes.BytesOut<?> out) {
                %s    }

                    @Override
                    public void readMarshallable(net.openhft.chronicle.bytes.BytesIn<?> in) {
                %s    }
                """.formatted(lines(out), lines(in));
    }

    private static String lines(List<String> statements) {
        StringBuilder lines = new StringBuilder();
        for (String statement : statements) {
            lines.append("        ").append(statement).append(statement.endsWith("}") ? "\n" : ";\n");
        }
        return lines.toString();
    }

    private void write(String name, String annotation, String parent, String implemented, List<Field> fields, String methods)
            throws IOException {
        StringBuilder source = new StringBuilder("package org.marshal4j.benchmarks.shapes;\n\n/** Written by ShapeSources. */\n");
        source.append(annotation).append(annotation.isEmpty() ? "" : "\n").append("public class ").append(name);
        source.append(parent == null ? "" : " extends " + parent);
        source.append(implemented == null ? "" : " implements " + implemented).append(" {\n");
        fields.forEach(field -> source.append("    ").append(field.kind().declaration().apply(field.name())).append('\n'));
        Files.writeString(folder.resolve(name + ".java"), source.append(methods).append("}\n"));
    }

    /** Superclasses are numbered from the top. */
    private static String name(String last, int level, List<?> levels) {
        return level == levels.size() - 1 ? last : last + "Base" + level;
    }

    private static String parent(String last, int level, List<?> levels) {
        return level == 0 ? null : name(last, level - 1, levels);
    }

    private static List<Field> fields(String prefix, Kind kind, int count) {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            fields.add(new Field(prefix + i, kind));
        }
        return fields;
    }

    @SafeVarargs
    private static List<Field> all(List<Field>... parts) {
        List<Field> fields = new ArrayList<>();
        for (List<Field> part : parts) {
            fields.addAll(part);
        }
        return fields;
    }

    private record Field(String name, Kind kind) {}

    /** A kind of field: its declaration, and the code that a careful user of Chronicle writes to write and read it. */
    private record Kind(Function<String, String> declaration, Function<String, String> write, Function<String, String> read) {
        static Kind primitive(String type, String method) {
            return new Kind(
                    name -> "public " + type + " " + name + ";",
                    name -> "out.write" + method + "(" + name + ")",
                    name -> name + " = in.read" + method + "()");
        }
    }
}
