package org.marshal4j.benchmarks.compile;

import java.util.List;

/**
 * A field of the DTOs that are compiled.
 *
 * @param type the declared type; {@code Other} and {@code Inner} are placeholders for two of the DTOs
 * @param write how a careful programmer would write it by hand
 * @param read how a careful programmer would read it by hand
 */
record DtoField(String type, String name, String write, String read) {

    /** Twenty fields, mixed as in real DTOs. */
    static final List<DtoField> ALL = List.of(
            simple("long", "id", "Long"),
            simple("int", "version", "Int"),
            simple("short", "venue", "Short"),
            simple("byte", "flags", "Byte"),
            new DtoField("boolean", "active", "out.writeBoolean(active)", "active = in.readBoolean()"),
            new DtoField("char", "code", "out.writeChar(code)", "code = in.readChar()"),
            simple("double", "price", "Double"),
            simple("double", "quantity", "Double"),
            simple("float", "rate", "Float"),
            simple("long", "created", "Long"),
            simple("long", "changed", "Long"),
            simple("int", "retries", "Int"),
            text("name"),
            text("symbol"),
            text("comment"),
            new DtoField("Side", "side", "out.writeEnum(side)", "side = in.readEnum(Side.class)"),
            decimal("amount"),
            new DtoField(
                    "List<Long>",
                    "numbers",
                    "out.writeStopBit(numbers.size()); for (Long each : numbers) { out.writeLong(each); }",
                    "numbers.clear(); for (long i = in.readStopBit(); i > 0; i--) { numbers.add(in.readLong()); }"),
            new DtoField(
                    "List<Other>",
                    "others",
                    "out.writeStopBit(others.size()); for (Other each : others) { each.writeMarshallable(out); }",
                    "others.clear(); for (long i = in.readStopBit(); i > 0; i--) {"
                            + " Other each = new Other(); each.readMarshallable(in); others.add(each); }"),
            new DtoField(
                    "Inner",
                    "inner",
                    "out.writeBoolean(inner != null); if (inner != null) { inner.writeMarshallable(out); }",
                    "if (in.readBoolean()) { if (inner == null) { inner = new Inner(); } inner.readMarshallable(in); }"
                            + " else { inner = null; }"));

    private static DtoField simple(String type, String name, String method) {
        return new DtoField(type, name, "out.write" + method + "(" + name + ")", name + " = in.read" + method + "()");
    }

    private static DtoField text(String name) {
        return new DtoField("String", name, "out.writeUtf8(" + name + ")", name + " = in.readUtf8()");
    }

    private static DtoField decimal(String name) {
        return new DtoField("BigDecimal", name, "out.writeBigDecimal(" + name + ")", name + " = in.readBigDecimal()");
    }

    /** Returns the declaration; a list starts out empty. */
    String declaration() {
        return "public " + type + " " + name + (type.startsWith("List<") ? " = new ArrayList<>();" : ";");
    }
}
