package org.marshal4j.processor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Classes with so many values for one call that generated code holds them in an object until it makes the call: of a
 * record, of a constructor that takes only some of them, and of a builder.
 */
final class ManyValues {
    private static final String HEAD = """
            package com.acme;

            import java.util.List;
            import org.marshal4j.*;

            // com.acme.%s: %s
            @Marshal
            """;

    /**
     * The types of the fields, which take turns. The arguments of the formats are the number of the field, its first
     * digit and its second.
     */
    private static final List<Kind> KINDS = List.of(
            new Kind("int", "%d", "%02x000000"),
            new Kind("boolean", "true", "01"),
            new Kind("String", "\"%2$d%3$d\"", "023%2$d3%3$d"),
            new Kind("long", "%dL", "%02x00000000000000"),
            new Kind("Integer", "%d", "01%02x000000"),
            new Kind("List<Short>", "List.of((short) %d)", "0101%02x00"),
            new Kind("Side", "Side.SELL", "01"),
            new Kind("byte[]", "new byte[] {%d}", "01%02x"));

    private record Kind(String type, String value, String bytes) {}

    private ManyValues() {}

    static Map<String, String> sources() {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("com/acme/Side.java", "package com.acme; public enum Side { BUY, SELL }");
        sources.put("com/acme/Large.java", large(72));
        sources.put("com/acme/Values.java", values(20, 72));
        sources.put("com/acme/Built.java", built(40));
        return sources;
    }

    private static String large(int count) {
        return HEAD.formatted("Large", joined(0, count, "", ManyValues::bytes))
                + """
                public record Large(%s) implements LargeMarshallable {
                    static Large sample() {
                        return new Large(%s);
                    }
                }
                """.formatted(joined(0, count, ",", ManyValues::declared), joined(0, count, ",", ManyValues::value));
    }

    /** The last field, which is null, makes the class refer to itself. */
    private static String values(int taken, int count) {
        return HEAD.formatted("Values", joined(0, count, "", ManyValues::bytes) + "00")
                + """
                public class Values implements ValuesMarshallable {
                    %s
                    %s
                    private Values values;

                    Values(%s) {
                        %s
                    }

                    static Values sample() {
                        Values sample = new Values(%s);
                        %s
                        return sample;
                    }
                }
                """.formatted(
                                joined(0, taken, "\n", i -> "private final " + declared(i) + ";"),
                                joined(taken, count, "\n", i -> "private " + declared(i) + ";"),
                                joined(0, taken, ",", ManyValues::declared),
                                joined(0, taken, "\n", i -> "this.f" + i + " = f" + i + ";"),
                                joined(0, taken, ",", ManyValues::value),
                                joined(taken, count, "\n", i -> "sample.f" + i + " = " + value(i) + ";"));
    }

    /** No field is null, so no byte says whether a number is. */
    private static String built(int count) {
        String bytes = joined(0, count, "", i -> kind(i).type.equals("Integer") ? bytes(i).substring(2) : bytes(i));
        return HEAD.formatted("Built", bytes)
                + """
                @Required
                public class Built implements BuiltMarshallable {
                    %s

                    private Built() {}

                    static Builder newBuilder() {
                        return new Builder();
                    }

                    static class Builder {
                        private Built built = new Built();

                        %s

                        Built build() {
                            return built;
                        }
                    }

                    static Built sample() {
                        Builder builder = new Builder();
                        %s
                        return builder.build();
                    }
                }
                """.formatted(
                        joined(0, count, "\n", i -> "private " + declared(i) + ";"),
                        joined(
                                0,
                                count,
                                "\n",
                                i -> "void setF%d(%s value) { built.f%1$d = value; }".formatted(i, kind(i).type)),
                        joined(0, count, "\n", i -> "builder.setF" + i + "(" + value(i) + ");"));
    }

    private static String joined(int from, int to, String between, IntFunction<String> each) {
        return IntStream.range(from, to).mapToObj(each).collect(Collectors.joining(between));
    }

    private static Kind kind(int i) {
        return KINDS.get(i % KINDS.size());
    }

    private static String declared(int i) {
        return kind(i).type + " f" + i;
    }

    private static String value(int i) {
        return kind(i).value.formatted(i, i / 10, i % 10);
    }

    private static String bytes(int i) {
        return kind(i).bytes.formatted(i, i / 10, i % 10);
    }
}
