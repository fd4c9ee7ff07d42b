package org.marshal4j.benchmarks.compile;

import java.util.stream.Collectors;

/** What a DTO has besides its fields. */
enum DtoStyle {
    /** Nothing else. */
    PLAIN {
        @Override
        String head(String name) {
            return "public class " + name;
        }
    },

    /** The annotation, and the interface that the processor generates. */
    ANNOTATED {
        @Override
        String head(String name) {
            return "@org.marshal4j.Marshal\npublic class " + name + " implements " + name + "Marshallable";
        }
    },

    /** The annotation of avaje-jsonb, whose processor generates a class for JSON. */
    AVAJE {
        @Override
        String head(String name) {
            return "@io.avaje.jsonb.Json\npublic class " + name;
        }
    },

    /** Two methods written by hand. */
    BY_HAND {
        @Override
        String head(String name) {
            return "public class " + name + " implements net.openhft.chronicle.bytes.BytesMarshallable";
        }

        @Override
        String methods() {
            return method("writeMarshallable(net.openhft.chronicle.bytes.BytesOut<?> out)", true)
                    + method("readMarshallable(net.openhft.chronicle.bytes.BytesIn<?> in)", false);
        }
    };

    abstract String head(String name);

    String methods() {
        return "";
    }

    private static String method(String signature, boolean write) {
        return DtoField.ALL.stream()
                .map(field -> write ? field.write() : field.read())
                .map(code -> "        " + code + (code.endsWith("}") ? "\n" : ";\n"))
                .collect(Collectors.joining("", "\n    @Override\n    public void " + signature + " {\n", "    }\n"));
    }
}
