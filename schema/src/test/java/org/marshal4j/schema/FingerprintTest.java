package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class FingerprintTest {
    private static final String LEG = "com.acme.Leg";

    private static long of(String name, Schema nested, String... fields) {
        Schema schema = Schema.of(name, fields);
        Function<String, Schema> types = type ->
                type.equals(name) ? schema : Map.of(nested.type(), nested).get(type);
        return schema.fingerprint(types);
    }

    private static long of(String... fields) {
        return of("com.acme.Quote", Schema.of(LEG, "price float64"), fields);
    }

    /** The fingerprint of a type must never change, whatever becomes of the runtime. */
    @Test
    void neverChanges() {
        assertThat(Long.toHexString(of("id int64", "leg com.acme.Leg?", "next com.acme.Quote?")))
                .isEqualTo("d3fcc5aa0c52965e");
    }

    @Test
    void containsEverythingThatBytesDependOn() {
        Schema quote = Schema.of(
                "com.acme.Quote",
                "Quote frame",
                "id int64",
                "next framed com.acme.Quote?",
                "side enum com.acme.Side(A,B)? since=2");
        assertThat(Fingerprint.text(quote, Map.of("com.acme.Quote", quote)::get))
                .isEqualTo("marshal4j wire 1\n#0\n frame\n id int64\n next framed #0?\n side enum(A,B)? since=2");
        Schema family = Schema.of("com.acme.Shape").asFamily("0 com.acme.Circle", "7 com.acme.Square");
        Map<String, Schema> types = Map.of(
                "com.acme.Circle", Schema.of("com.acme.Circle", "radius int8"),
                "com.acme.Square", Schema.of("com.acme.Square", "all list<family com.acme.Shape?>(max=9)"),
                "com.acme.Shape", family);
        assertThat(Fingerprint.text(family, types::get))
                .isEqualTo("marshal4j wire 1\n#0\n 0 #1\n 7 #2\n#1\n radius int8\n#2\n all list<family #0?>(max=9)");
    }

    @Test
    void differsForAnyOtherSchema() {
        assertThat(List.of(
                        of("id int64", "n int32"),
                        of("n int32", "id int64"),
                        of("id int64"),
                        of("id int64?", "n int32"),
                        of("id int64", "m int32"),
                        of("id int64", "n int32 since=2"),
                        of("id int64", "n com.acme.Leg"),
                        of("id int64", "n com.acme.Leg?"),
                        of("com.acme.Quote", Schema.of(LEG, "price float32"), "id int64", "n com.acme.Leg"),
                        of("id int64", "n enum com.acme.Side(A,B)"),
                        of("id int64", "n enum com.acme.Side(B,A)"),
                        of("id int64", "n text"),
                        of("id int64", "n text(max=3)")))
                .doesNotHaveDuplicates();
    }

    @Test
    void doesNotDependOnNamesOfClasses() {
        assertThat(of("com.acme.Trade", Schema.of("org.other.Part", "price float64"), "id int64", "n org.other.Part"))
                .isEqualTo(of("id int64", "n com.acme.Leg"));
        assertThat(of("n enum com.acme.Side(A,B)")).isEqualTo(of("n enum org.other.Way(A,B)"));
    }

    private static long lasting(Schema side, Schema family, String... fields) {
        Schema quote = Schema.of("com.acme.Quote", fields);
        Map<String, Schema> types = Map.of("com.acme.Quote", quote, LEG, side, "com.acme.Shape", family);
        return Fingerprint.lasting(quote, types::get);
    }

    /** The number before messages of evolvable types in object streams. */
    @Test
    void staysTheSameWhileEvolvableTypesGrow() {
        Schema leg = Schema.of(LEG, "Leg frame", "price float64");
        Schema grownLeg = Schema.of(LEG, "Leg frame", "price float64", "venue text? since=2");
        Schema family = Schema.of("com.acme.Shape").asFamily("0 com.acme.Circle");
        Schema grownFamily = Schema.of("com.acme.Shape").asFamily("0 com.acme.Circle", "1 com.acme.Square");
        long first = lasting(
                leg,
                family,
                "Quote frame",
                "leg framed com.acme.Leg?",
                "sides list<enum com.acme.Side(A,B)?>?",
                "shape family com.acme.Shape?");
        assertThat(lasting(
                        grownLeg,
                        grownFamily,
                        "Quote frame",
                        "leg framed com.acme.Leg?",
                        "sides list<enum com.acme.Side(A,B,C)?>?",
                        "shape family com.acme.Shape?",
                        "id int64 since=2"))
                .isEqualTo(first);
        assertThat(lasting(
                        leg,
                        family,
                        "Quote frame",
                        "leg framed com.acme.Leg?",
                        "sides list<text?>?",
                        "shape family com.acme.Shape?"))
                .isNotEqualTo(first);
        assertThat(lasting(
                        Schema.of(LEG, "Leg frame", "price float32"),
                        family,
                        "Quote frame",
                        "leg framed com.acme.Leg?",
                        "sides list<enum com.acme.Side(A,B)?>?",
                        "shape family com.acme.Shape?"))
                .isNotEqualTo(first);
    }
}
