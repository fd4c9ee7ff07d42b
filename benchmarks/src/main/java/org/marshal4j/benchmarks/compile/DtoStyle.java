package org.marshal4j.benchmarks.compile;

import java.util.stream.Collectors;

/** What a DTO has besides its fields. */
enum DtoStyle {
    /** Nothing else. */
    PLAIN,
    /** The annotation, and the interface that the processor generates. */
    ANNOTATED,
    /** The annotation of avaje-jsonb, whose processor generates a class for JSON. */
    AVAJE,
    /** Two methods written by hand. */
    BY_HAND;

    String head(String name) {
        String type = "public class " + name;
        return switch (this) {
            case PLAIN -> type;
            case ANNOTATED -> "@org.marshal4j.Marshal\n" + type + " implements " + name + "Marshallable";
            case AVAJE -> "@io.avaje.jsonb.Json\n" + type;
            case BY_HAND -> type + " implements net.openhft.chronicle.bytes.BytesMarshallable";
        };
    }

    String methods() {
        return this == BY_HAND
                ? method("writeMarshallable(net.openhft.chronicle.bytes.BytesOut<?> out)", true)
                        + method("readMarshallable(net.openhft.chronicle.bytes.BytesIn<?> in)", false)
                : "";
    }

    private static String method(String signature, boolean write) {
        return DtoField.ALL.stream()
                .map(field -> write ? field.write() : field.read())
                .map(code -> "        " + code + (code.endsWith("}") ? "\n" : ";\n"))
                .collect(Collectors.joining("", "\n    @Override\n    public void " + signature + " {\n", "    }\n"));
    }
}
