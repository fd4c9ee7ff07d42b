package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.NoBytesMarshaller;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** What only today's marshaller refuses, such as a text that is no currency, is told by its place in the former message. */
class FormerOffsetTest {
    private static final HexFormat HEX = HexFormat.of();

    /** A text, an object, a list of objects. */
    private static final byte[] MESSAGE = HEX.parseHex("026162" + "01" + "0500" + "02" + "01" + "0600" + "01" + "0700");

    private static Schemas schemas(String... root) {
        return Schemas.of(List.of(Schema.of("R", root), Schema.of("P", "n int16")));
    }

    /** Refuses everything at a path, and 99 bytes behind the start of today's message. */
    private static final class Refusing extends NoBytesMarshaller<String> {
        private final String path;

        Refusing(Schema schema, String path) {
            super(String.class, schema);
            this.path = path;
        }

        @Override
        public String read(Input in) {
            throw new MarshalException("reading", "R", path, 99, RuntimeProblem.IMPOSSIBLE_VALUE, "no", null);
        }
    }

    @ParameterizedTest
    @CsvSource({"t, 0", "p, 3", "p.n, 4", "l, 6", "l[0].n, 8", "l[1], 10", "'', 0", "new, -1", "l[2], -1"})
    void isThatOfTheFormerValue(String path, long offset) {
        Schemas now = schemas("new int64", "t text", "p P?", "l list<P?>");
        Marshaller<String> marshaller = new Refusing(now.apply("R").from(new TestSource(now)), path);
        Input in = Input.of(MESSAGE);
        MarshalException refused = catchThrowableOfType(
                MarshalException.class,
                () -> FormerMessages.of(marshaller, schemas("t text", "p P?", "l list<P?>"), "R")
                        .next(in));
        assertThat(refused.path()).isEqualTo(path);
        assertThat(refused.offset()).isEqualTo(offset);
        assertThat(refused.detail()).isEqualTo("no");
        assertThat(in.position()).isZero();
    }
}
