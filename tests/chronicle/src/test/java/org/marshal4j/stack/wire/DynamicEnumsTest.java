package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.AsMarshallable;
import net.openhft.chronicle.wire.DynamicEnum;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/**
 * Wire enums whose constants have state: with {@code @AsMarshallable}, the state is written; otherwise, the name is.
 */
class DynamicEnumsTest {

    @SuppressWarnings({"deprecation", "removal"}) // deprecated, but still in use
    enum Size implements DynamicEnum {
        SMALL(1),
        LARGE(5);

        private int width;

        Size(int width) {
            this.width = width;
        }
    }

    @Marshal
    static class Generated extends SelfDescribingMarshallable implements DynamicEnumsTest_GeneratedMarshallable {
        Size size;

        @AsMarshallable
        Size stated;

        @AsMarshallable
        OrderLine line;
    }

    static class Plain extends SelfDescribingMarshallable {
        Size size;

        @AsMarshallable
        Size stated;

        @AsMarshallable
        OrderLine line;
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "BINARY", "BINARY_LIGHT"})
    void areWrittenAsWireWritesThem(WireType type) {
        Generated generated = new Generated();
        Plain plain = new Plain();
        assertThat(Filled.written(type, generated)).isEqualTo(Filled.written(type, plain));
        generated.size = Size.SMALL;
        plain.size = Size.SMALL;
        generated.stated = Size.LARGE;
        plain.stated = Size.LARGE;
        generated.line = EveryType.line();
        plain.line = EveryType.line();
        Bytes<?> written = Filled.written(type, generated);
        assertThat(written).isEqualTo(Filled.written(type, plain));
        assertThat(written.toString()).contains("width");

        Generated read = new Generated();
        try {
            Size.LARGE.width = 7;
            read.readMarshallable(type.apply(written));
            assertThat(read.stated).isSameAs(Size.LARGE);
            assertThat(Size.LARGE.width).isEqualTo(5);
            assertThat(read.size).isSameAs(Size.SMALL);
            assertThat(read.line).isEqualTo(generated.line);
        } finally {
            Size.LARGE.width = 5;
        }
    }
}
